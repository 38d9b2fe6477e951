import { useMemo } from 'react';
import type { Decimal } from '@/contract/decimal';
import { useFormat, type Format } from '@/shared/i18n';
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
  const write = useMemo(() => changeWriter(format, look), [format, look]);
  const ref = useLiveElement(id, write);
  return (
    <span ref={ref} className={change({ trend: 'flat', look })}>
      <svg viewBox="0 0 10 10" aria-hidden className={arrow}>
        <path />
      </svg>
      <span className={figure({})} />
    </span>
  );
}

/** Writes a change into the element; one for each look, because React draws another look anew, without a direction. */
function changeWriter(format: Format, look: ChangeProps['look']) {
  let shown: Decimal | null = null;
  return (element: HTMLSpanElement, quote: Quote) => {
    if (quote.change === shown) return;
    shown = quote.change;
    const { trend, text } = format.parts.percent(quote.change);
    element.className = change({ trend, look });
    element.querySelector('path')?.setAttribute('d', arrowPaths[trend]);
    if (element.lastElementChild) element.lastElementChild.textContent = text;
  };
}
