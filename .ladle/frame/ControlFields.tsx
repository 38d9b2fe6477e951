import { ActionType, useLadleContext, type GlobalState } from '@ladle/react';
import { Button } from '@/ui/Button/Button';
import { Grid } from '@/ui/Grid/Grid';
import { Inline } from '@/ui/Inline/Inline';
import { Select } from '@/ui/Select/Select';
import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { TextField } from '@/ui/TextField/TextField';

type Controls = GlobalState['control'];
type Control = Controls[string];

/** The props of a story as fields; the values are kept in the address. Changes start from the current values, since the frame around the fields may be rendered later. */
export function ControlFields() {
  const {
    globalState: { control },
    dispatch,
  } = useLadleContext();
  const change = (value: Controls) => dispatch({ type: ActionType.UpdateControl, value });
  const set = (name: string, value: unknown) => change({ ...control, [name]: { ...control[name], value } });
  const reset = () => change(Object.fromEntries(Object.entries(control).map(([name, one]) => [name, { ...one, value: one.defaultValue }])));
  return (
    <Stack gap={4}>
      <Grid columns="thirds" gap={4}>
        {Object.entries(control).map(([name, one]) => (
          <ControlField key={name} name={name} control={one} onChange={(value) => set(name, value)} />
        ))}
      </Grid>
      <Inline>
        <Button size="compact" onPress={reset}>
          Reset
        </Button>
      </Inline>
    </Stack>
  );
}

interface ControlFieldProps {
  readonly name: string;
  readonly control: Control;
  readonly onChange: (value: unknown) => void;
}

function ControlField({ name, control, onChange }: ControlFieldProps) {
  const value: unknown = control.value;
  if (typeof value === 'boolean')
    return (
      <Switch isSelected={value} onChange={onChange}>
        {name}
      </Switch>
    );
  if (Array.isArray(control.options))
    return (
      <Select
        label={name}
        size="compact"
        placeholder={name}
        options={control.options.map((option) => ({ id: option, label: option }))}
        value={String(value)}
        onChange={onChange}
      />
    );
  const write = typeof value === 'number' ? (text: string) => onChange(Number(text)) : onChange;
  return <TextField label={name} size="compact" value={String(value)} onChange={write} />;
}
