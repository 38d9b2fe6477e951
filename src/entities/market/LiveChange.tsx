import { useMemo } from 'react';
import type { Decimal } from '@/contract/decimal';
import { useFormat, type Format, type NumberParts } from '@/shared/i18n';
import { figure } from '@/ui/Amount/Amount.css';
import { textNodeOf } from '@/ui/live';
import { arrowPaths, type PriceChangeProps } from '@/ui/PriceChange/PriceChange';
import { arrow, change } from '@/ui/PriceChange/PriceChange.css';
import type { Instrument } from './instrument';
import { useLiveElement } from './LiveMarket';
import { noQuote, type Quote } from './quote';

export interface LiveChangeProps {
  readonly instrument: Instrument;
  readonly variant?: PriceChangeProps['variant'];
}

/** The 24-hour change of an instrument, shown by sign, arrow and colour. */
export function LiveChange({ instrument: { quoteId }, variant = 'plain' }: LiveChangeProps) {
  const format = useFormat();
  const write = useMemo(() => changeWriter(format, variant), [format, variant]);
  const ref = useLiveElement(quoteId, write);
  return (
    <span ref={ref} className={change({ trend: 'flat', variant })}>
      <svg viewBox="0 0 10 10" aria-hidden className={arrow}>
        <path />
      </svg>
      <span className={figure({})}>{format.percent(noQuote.change)}</span>
    </span>
  );
}

type Variant = NonNullable<PriceChangeProps['variant']>;
const classNamesOf = (variant: Variant) => ({
  rise: change({ trend: 'rise', variant }),
  fall: change({ trend: 'fall', variant }),
  flat: change({ trend: 'flat', variant }),
});
/** Precomputed, because directions can flip in every row of a market on every update. */
const classNames: Readonly<Record<Variant, ReturnType<typeof classNamesOf>>> = {
  plain: classNamesOf('plain'),
  soft: classNamesOf('soft'),
  solid: classNamesOf('solid'),
};

/** Writes a change into the element. One writer per variant, because React re-renders another variant without a direction. */
function changeWriter(format: Format, variant: Variant) {
  let shown: Decimal | null = null;
  let direction: NumberParts['trend'] | null = null;
  return (element: HTMLSpanElement, quote: Quote) => {
    if (quote.change === shown) return;
    shown = quote.change;
    const { trend, text } = format.parts.percent(quote.change);
    textNodeOf(element.lastElementChild).data = text;
    if (trend === direction) return;
    direction = trend;
    element.className = classNames[variant][trend];
    element.firstElementChild?.firstElementChild?.setAttribute('d', arrowPaths[trend]);
  };
}
