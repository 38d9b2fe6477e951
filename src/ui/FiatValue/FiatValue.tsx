import { Amount } from '../Amount/Amount';
import type { NumberParts } from '../number';
import { Text } from '../Text/Text';
import type { TextProps } from '../Text/Text';

export interface FiatValueProps {
  value: NumberParts;
  size?: TextProps['size'];
  /** Shows nothing, because the amount beside it is in a stablecoin of the same currency and reads the same. */
  isRepeated?: boolean;
  /** Masks the value with asterisks; screen readers read this label instead. */
  hiddenLabel?: string;
}

/** The approximate value of an amount in another currency: "≈ $1,234.56". */
export function FiatValue({ value, size = 'dense', isRepeated = false, hiddenLabel }: FiatValueProps) {
  if (isRepeated) return null;
  return (
    <Text size={size} tone="faint" wrap="never">
      {!hiddenLabel && '≈ '}
      <Amount value={value} isMinorFaint={false} hiddenLabel={hiddenLabel} />
    </Text>
  );
}
