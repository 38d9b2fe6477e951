import { useFormat } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/typedFigures';
import { AmountField, type AmountFieldProps } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { Skeleton } from '@/ui/Skeleton/Skeleton';

export interface CoinAmountFieldProps extends Pick<
  AmountFieldProps,
  'label' | 'value' | 'onChange' | 'unit' | 'description' | 'errorMessage'
> {
  /** How many decimals the coin has. */
  readonly precision: number;
  /** What can be given, in words; null while that is not known. Left out where nothing limits it. */
  readonly available?: string | null;
  /** Whether that is waited for. */
  readonly isLoading?: boolean;
  /** Fills in all that can be given. */
  readonly max?: { readonly label: string; readonly onPress: () => void };
}

/** An amount of a coin, with what is available of it and the way to give all. */
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
