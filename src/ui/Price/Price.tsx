import { useEffect, useRef } from 'react';
import { Amount } from '../Amount/Amount';
import type { AmountProps } from '../Amount/Amount';
import { movement } from '../number';
import { createFlash } from './flash';
import { price } from './Price.css';

export interface PriceProps extends Omit<AmountProps, 'hiddenLabel'> {
  /** Off where a price stands still by nature: an order's limit, a form's estimate. */
  isLive?: boolean;
}

/** A price that moves: it lights up in the soft colour of its direction when it does, on one line, in figures of one width. */
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
