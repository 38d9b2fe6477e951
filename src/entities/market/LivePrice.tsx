import { useCallback, useRef } from 'react';
import { compare, type Decimal } from '@/contract/decimal';
import { useFormat } from '@/shared/i18n';
import type { AmountProps } from '@/ui/Amount/Amount';
import { figure } from '@/ui/Amount/Amount.css';
import { textNodeOf } from '@/ui/live';
import { createFlash } from '@/ui/Price/flash';
import { price } from '@/ui/Price/Price.css';
import { size as sizes } from '@/ui/Text/Text.css';
import type { Instrument } from './instrument';
import { useLiveElement } from './LiveMarket';
import { noQuote, type Quote } from './quote';

export interface LivePriceProps {
  readonly instrument: Instrument;
  readonly weight?: 'inherit' | 'medium' | 'semibold';
  readonly size?: AmountProps['size'];
}

/** The last price of an instrument; flashes in the colour of its direction when it changes. */
export function LivePrice({ instrument: { quoteId, decimals }, weight = 'medium', size }: LivePriceProps) {
  const format = useFormat();
  const shown = useRef<Decimal>(null);
  const flash = useRef<ReturnType<typeof createFlash>>(null);
  const write = useCallback(
    (element: HTMLSpanElement, { last }: Quote, isMoving: boolean) => {
      if (last === shown.current) return;
      const direction = shown.current === null || last === null ? 0 : compare(last, shown.current);
      shown.current = last;
      textNodeOf(element).data = format.price(last, decimals);
      if (!isMoving || direction === 0) return;
      flash.current ??= createFlash(element);
      flash.current.show(direction > 0 ? 'rise' : 'fall');
    },
    [format, decimals],
  );
  const ref = useLiveElement(quoteId, write);
  return (
    <span ref={ref} className={`${price} ${size ? sizes[size] : ''} ${figure({ weight })}`}>
      {format.price(noQuote.last, decimals)}
    </span>
  );
}
