import type { Decimal } from '@/contract/decimal';
import { useFormat, useText } from '@/shared/i18n';
import { priceStepper, withDecimals } from '@/shared/lib/numberInput';
import { Button } from '@/ui/Button/Button';
import { PriceField, type PriceFieldProps } from '@/ui/PriceField/PriceField';
import { choices } from './orderForm.css';

/** The best prices of the book, each with a button that fills it in; null for an empty side, whose button is disabled. */
export interface BestPrices {
  readonly bid: Decimal | null;
  readonly ask: Decimal | null;
}

export interface OrderPriceFieldProps extends Omit<PriceFieldProps, 'separators' | 'normalise' | 'onStep' | 'stepLabels' | 'choices'> {
  label: string;
  /** Decimals of the instrument's prices. */
  decimals: number;
  /** Start value when an empty field is stepped by ticks; null while unknown. */
  last: Decimal | null;
  best?: BestPrices;
}

/** An order price field that steps in the instrument's ticks. */
export function OrderPriceField({ decimals, last, best, ...props }: OrderPriceFieldProps) {
  const t = useText('trade');
  const format = useFormat();
  return (
    <PriceField
      {...props}
      separators={format.separators}
      normalise={withDecimals(decimals)}
      onStep={priceStepper({ decimals, last })}
      stepLabels={{ down: t('trade.tickDown', { field: props.label }), up: t('trade.tickUp', { field: props.label }) }}
      choices={
        best && (
          <span className={choices}>
            {[
              { label: t('trade.bestBid'), price: best.bid },
              { label: t('trade.bestAsk'), price: best.ask },
            ].map(({ label, price }) => (
              <Button
                key={label}
                size="compact"
                tone="quiet"
                isDisabled={price === null}
                onPress={() => price !== null && props.onChange?.(price)}
              >
                {label}
              </Button>
            ))}
          </span>
        )
      }
    />
  );
}
