import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { AmountField } from '../AmountField/AmountField';
import type { AmountFieldProps } from '../AmountField/AmountField';
import { IconButton } from '../IconButton/IconButton';
import { price, steps } from './PriceField.css';

export interface PriceFieldProps extends Omit<AmountFieldProps, 'action' | 'onKeyDown'> {
  /** Returns the price `ticks` ticks away, on the tick grid and within the limits of the instrument; down if negative. */
  onStep: (value: string, ticks: number) => string;
  /** Labels of the buttons that move the price by one tick. */
  stepLabels: { readonly down: string; readonly up: string };
  /** Under the field: buttons that take a price from the order book, such as the best bid and offer. */
  choices?: ReactNode;
}

/** Ticks by which a key moves a price. */
export const ticksByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The price of an order as decimal text; arrow keys and buttons move it by one tick, Page Up and Page Down by ten. */
export function PriceField({ onStep, stepLabels, choices, ...props }: PriceFieldProps) {
  const isLocked = props.isDisabled || props.isReadOnly;
  const step = (ticks: number) => props.onChange(onStep(props.value, ticks));
  const stepByKey = (event: KeyboardEvent) => {
    const ticks = ticksByKey[event.key];
    if (ticks === undefined || isLocked) return;
    event.preventDefault();
    step(ticks);
  };
  return (
    <div className={price}>
      <AmountField
        {...props}
        onKeyDown={stepByKey}
        action={
          <span className={steps}>
            <IconButton size="small" icon={Minus} label={stepLabels.down} isDisabled={isLocked} onPress={() => step(-1)} />
            <IconButton size="small" icon={Plus} label={stepLabels.up} isDisabled={isLocked} onPress={() => step(1)} />
          </span>
        }
      />
      {choices}
    </div>
  );
}
