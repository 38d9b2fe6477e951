import { Amount } from '../Amount/Amount';
import type { NumberParts } from '../number';
import { Text } from '../Text/Text';
import type { TextProps } from '../Text/Text';

export interface FiatValueProps {
  value: NumberParts;
  size?: TextProps['size'];
  /** Shows nothing: the amount beside it is in a stable coin of the same currency and reads alike. */
  isRepeated?: boolean;
  /** Masks the value with asterisks; screen readers read this label instead. */
  hiddenLabel?: string;
}

/** What an amount is worth in another currency, roughly: "≈ $1,234.56". */
export function FiatValue({ value, size = 'dense', isRepeated = false, hiddenLabel }: FiatValueProps) {
  if (isRepeated) return null;
  return (
    <Text size={size} tone="faint" wrap="never">
      {!hiddenLabel && '≈ '}
      <Amount value={value} isMinorFaint={false} hiddenLabel={hiddenLabel} />
    </Text>
  );
}
