import { useFormat } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/numberInput';
import { AmountField, type AmountFieldProps } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { Skeleton } from '@/ui/Skeleton/Skeleton';

export interface CoinAmountFieldProps extends Pick<
  AmountFieldProps,
  'label' | 'value' | 'onChange' | 'unit' | 'description' | 'errorMessage'
> {
  /** Decimals of the coin. */
  readonly precision: number;
  /** The available amount as text; null while unknown. Omit it if there is no limit. */
  readonly available?: string | null;
  /** Whether the available amount is loading. */
  readonly isLoading?: boolean;
  /** Fills in the maximum amount. */
  readonly max?: { readonly label: string; readonly onPress: () => void };
}

/** Amount field of a coin, with the available amount and a button for the maximum. */
export function CoinAmountField({ precision, available, isLoading = false, max, ...props }: CoinAmountFieldProps) {
  const format = useFormat();
  return (
    <AmountField
      {...props}
      name="amount"
      size="touch"
      placeholder={format.amount('0', { min: 2 })}
      normalise={withDecimals(precision)}
      separators={format.separators}
      action={
        max && (
          <Button size="compact" tone="quiet" isDisabled={available === null} onPress={max.onPress}>
            {max.label}
          </Button>
        )
      }
      aside={available ?? (isLoading && <Skeleton length="medium" />)}
    />
  );
}
