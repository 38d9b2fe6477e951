import { useCallback } from 'react';
import { useFormat, type Format } from '@/shared/i18n';
import { figure } from '@/ui/Amount/Amount.css';
import { textNodeOf } from '@/ui/live';
import type { Instrument } from './instrument';
import { useLiveElement } from './LiveMarket';
import { noQuote, type Quote } from './quote';

export interface LiveValueProps {
  readonly instrument: Instrument;
  /** Formats the text; must keep its identity between renders. */
  readonly text: (quote: Quote, format: Format, instrument: Instrument) => string;
  readonly tone?: 'inherit' | 'soft' | 'faint';
}

/** A live value of an instrument that has no component of its own, such as its volume. */
export function LiveValue({ instrument, text, tone = 'inherit' }: LiveValueProps) {
  const format = useFormat();
  const write = useCallback(
    (element: HTMLSpanElement, quote: Quote) => {
      const content = text(quote, format, instrument);
      const textNode = textNodeOf(element);
      if (textNode.data !== content) textNode.data = content;
    },
    [format, instrument, text],
  );
  const ref = useLiveElement(instrument.quoteId, write);
  return (
    <span ref={ref} className={figure({ tone })}>
      {text(noQuote, format, instrument)}
    </span>
  );
}
