import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Field } from '@/ui/Field/Field';
import { box, field, input } from '@/ui/Field/Field.css';
import { Stack } from '@/ui/Stack/Stack';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Field' };

/** Drawn like the control of any field. */
const control = (
  <Group className={box({ size: 'regular' })}>
    <Input className={input} />
  </Group>
);

export const AroundAnyControl = () => (
  <Stack width="reading">
    <TextField className={field({ width: 'full' })}>
      <Field label="Memo" aside="Optional" description="The receiver sees it.">
        {control}
      </Field>
    </TextField>
  </Stack>
);

const { Rest, Focused, Invalid, ReadOnly, Disabled } = fieldStates;

export const States = () => (
  <StatesSheet variants={['Plain', 'Described']} states={{ Rest, Focused, Invalid, ReadOnly, Disabled }} cellWidth={260}>
    {(variant, { errorMessage, ...props }) => (
      <TextField isInvalid={errorMessage !== undefined} {...props} className={field({ width: 'full' })}>
        <Field
          label="Memo"
          aside={variant === 'Described' ? 'Optional' : undefined}
          description={variant === 'Described' ? 'The receiver sees it.' : undefined}
          errorMessage={typeof errorMessage === 'string' ? errorMessage : undefined}
        >
          {control}
        </Field>
      </TextField>
    )}
  </StatesSheet>
);
