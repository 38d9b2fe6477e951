import type { Decimal } from '@/contract/decimal';
import { useFormat, useText } from '@/shared/i18n';
import { steppedPrice, withDecimals } from '@/shared/lib/typedFigures';
import { Button } from '@/ui/Button/Button';
import { PriceField, type PriceFieldProps } from '@/ui/PriceField/PriceField';
import { choices as choicesStyle } from './orderForm.css';

/** A button that takes a price from the book, disabled while there is none. */
export interface PriceChoice {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

export interface OrderPriceFieldProps extends Omit<PriceFieldProps, 'separators' | 'normalise' | 'onStep' | 'stepLabels' | 'choices'> {
  label: string;
  /** Decimals of the instrument's prices. */
  decimals: number;
  /** Where an empty field starts when it is moved by ticks; null while not known. */
  last: Decimal | null;
  choices?: readonly PriceChoice[];
}

/** A price of an order in the ticks of its instrument. */
export function OrderPriceField({ decimals, last, choices, ...props }: OrderPriceFieldProps) {
  const t = useText('trade');
  const format = useFormat();
  return (
    <PriceField
      {...props}
      separators={format.separators}
      normalise={withDecimals(decimals)}
      onStep={steppedPrice({ decimals, last })}
      stepLabels={{ down: t('trade.tickDown', { field: props.label }), up: t('trade.tickUp', { field: props.label }) }}
      choices={
        choices && (
          <span className={choicesStyle}>
            {choices.map(({ label, ...button }) => (
              <Button key={label} size="compact" tone="quiet" {...button}>
                {label}
              </Button>
            ))}
          </span>
        )
      }
    />
  );
}
