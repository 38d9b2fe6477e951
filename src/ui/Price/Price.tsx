import { useEffect, useRef } from 'react';
import { Amount } from '../Amount/Amount';
import type { AmountProps } from '../Amount/Amount';
import { movement } from '../number';
import { createFlash } from './flash';
import { price } from './Price.css';

export interface PriceProps extends Omit<AmountProps, 'hiddenLabel'> {
  /** False for prices that do not update: an order's limit, a form's estimate. */
  isLive?: boolean;
}

/** A live price: flashes in the colour of its direction when it changes; on one line, in tabular digits. */
export function Price({ value, isMinorFaint = false, isLive = true, ...props }: PriceProps) {
  const element = useRef<HTMLSpanElement>(null);
  const flash = useRef<ReturnType<typeof createFlash>>(null);
  const shown = useRef(value);

  useEffect(() => {
    flash.current = element.current && createFlash(element.current);
    return () => flash.current?.stop();
  }, []);
  useEffect(() => {
    const direction = movement(shown.current, value);
    shown.current = value;
    if (isLive && direction !== 'flat') flash.current?.show(direction);
  }, [value, isLive]);

  return (
    <span ref={element} className={price}>
      <Amount {...props} value={value} isMinorFaint={isMinorFaint} />
    </span>
  );
}
