import type { TokenNormalized } from '@terrazzo/parser';
import { useState } from 'react';
import { cssOf } from '@tokens/css';
import { Grid } from '@/ui/Grid/Grid';
import { Slider } from '@/ui/Slider/Slider';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import { colourOf } from '../tokens/colour';
import { withTokenValue } from '../tokens/values';
import { partsOf } from './tokenParts';

export interface TokenFieldsProps {
  readonly token: TokenNormalized;
  readonly onChange: (token: TokenNormalized) => void;
}

/** The value of a token as fields, one for each editable part. */
export function TokenFields({ token, onChange }: TokenFieldsProps) {
  const change = (value: unknown): string | undefined => {
    const result = withTokenValue(token, value);
    if ('fault' in result) return `${result.fault.charAt(0).toUpperCase()}${result.fault.slice(1)}.`;
    onChange(result.token);
    return undefined;
  };
  if (token.$type === 'color') return <ColourFields token={token} onChange={change} />;
  const parts = partsOf(token);
  if (parts.length === 0)
    return <Text tone="soft">A {token.$type} is changed in a file: export the theme, change it there and import it.</Text>;
  return (
    <Grid columns="small" gap={4}>
      {parts.map(({ label, unit, value, withNumber }) => (
        <TypedField
          key={label}
          label={label}
          unit={unit}
          text={String(value)}
          onType={(text) => change(withNumber(text.trim() ? Number(text) : null))}
        />
      ))}
    </Grid>
  );
}

interface ColourFieldsProps {
  readonly token: Extract<TokenNormalized, { readonly $type: 'color' }>;
  /** Returns why a value is refused, or undefined. */
  readonly onChange: (value: unknown) => string | undefined;
}

function ColourFields({ token, onChange }: ColourFieldsProps) {
  const [fault, setFault] = useState<string>();
  return (
    <Stack gap={4}>
      <TypedField
        label="Colour"
        text={String(cssOf(token))}
        onType={(text) => {
          const colour = colourOf(text);
          setFault(undefined);
          return colour ? onChange(colour) : 'Enter oklch(lightness chroma hue) or a hexadecimal colour.';
        }}
      />
      <Grid columns="small" gap={4}>
        {partsOf(token).map(({ label, value, max, withNumber }) => (
          <Slider
            key={label}
            label={label}
            value={value}
            maxValue={max}
            step={(max ?? 1) / 360}
            valueText={value}
            onChange={(next) => setFault(onChange(withNumber(next)))}
          />
        ))}
      </Grid>
      {fault && (
        <Text size="dense" tone="danger">
          {fault}
        </Text>
      )}
    </Stack>
  );
}

interface TypedFieldProps {
  readonly label: string;
  readonly unit?: string;
  readonly text: string;
  /** Returns why the input is refused, or undefined. */
  readonly onType: (text: string) => string | undefined;
}

/** Keeps the input while it is being typed, even if it is not yet a value. */
function TypedField({ label, unit, text, onType }: TypedFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const type = (next: string) => {
    setTyped(next);
    setFault(onType(next));
  };
  const leave = () => {
    setTyped(undefined);
    setFault(undefined);
  };
  return (
    <TextField
      label={label}
      size="compact"
      isNumeric
      end={unit}
      value={typed ?? text}
      onChange={type}
      onBlur={leave}
      errorMessage={fault}
    />
  );
}
