import { useCallback, useRef } from 'react';
import type { Decimal } from '@/contract/decimal';
import { useFormat } from '@/shared/i18n';
import { figure } from '@/ui/Amount/Amount.css';
import { arrowPaths, type ChangeProps } from '@/ui/Change/Change';
import { arrow, change } from '@/ui/Change/Change.css';
import type { Instrument } from './instrument';
import { useLiveElement } from './LiveMarket';
import type { Quote } from './quote';

export interface LiveChangeProps {
  readonly instrument: Instrument;
  readonly look?: ChangeProps['look'];
}

/** The change of an instrument over 24 hours: by sign, by arrow and by colour. */
export function LiveChange({ instrument: { id }, look = 'plain' }: LiveChangeProps) {
  const format = useFormat();
  const shown = useRef<Decimal>(null);
  const path = useRef<SVGPathElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const write = useCallback(
    (element: HTMLSpanElement, quote: Quote) => {
      if (quote.change === shown.current) return;
      shown.current = quote.change;
      const { trend, text: percent } = format.parts.percent(quote.change);
      element.className = change({ trend, look });
      path.current?.setAttribute('d', arrowPaths[trend]);
      if (text.current) text.current.textContent = percent;
    },
    [format, look],
  );
  const ref = useLiveElement(id, write);
  return (
    <span ref={ref} className={change({ trend: 'flat', look })}>
      <svg viewBox="0 0 10 10" aria-hidden className={arrow}>
        <path ref={path} />
      </svg>
      <span ref={text} className={figure({})} />
    </span>
  );
}
