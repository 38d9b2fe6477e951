import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/numberInput';
import { AmountField, type AmountFieldProps } from '@/ui/AmountField/AmountField';

export type TrailingFieldProps = Omit<AmountFieldProps, 'separators' | 'normalise' | 'unit' | 'description'>;

const percentDigits = 2;

/** The callback rate of a trailing order: the price reversal in percent that triggers it. */
export function TrailingField(props: TrailingFieldProps) {
  const t = useText('trade');
  const format = useFormat();
  return (
    <AmountField
      {...props}
      description={t('trade.trailingHint')}
      unit="%"
      separators={format.separators}
      normalise={withDecimals(percentDigits)}
    />
  );
}
