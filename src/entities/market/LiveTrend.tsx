import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { compare } from '@/contract/decimal';
import { Sparkline, type SparklineProps } from '@/ui/Sparkline/Sparkline';
import type { Instrument } from './instrument';
import { useLive } from './LiveMarket';
import type { Quote } from './quote';

export interface LiveTrendProps {
  readonly instrument: Instrument;
  readonly size?: SparklineProps['size'];
}

/** Sparkline of an instrument's last 24 hours, updated every minute; a `LiveChange` beside it states the change as text. */
export function LiveTrend({ instrument: { quoteId: id }, size = 'small' }: LiveTrendProps) {
  const { quotes, trends, onTrendShown } = useLive();
  const subscribe = useCallback((changed: () => void) => trends.subscribe(id, changed), [trends, id]);
  const trend = useSyncExternalStore(subscribe, () => trends.get(id));
  const subscribeToQuote = useCallback((changed: () => void) => quotes.subscribe(id, changed), [quotes, id]);
  const direction = useSyncExternalStore(subscribeToQuote, () => directionOf(quotes.get(id)));
  useEffect(() => {
    if (trends.get(id) === undefined) onTrendShown();
  }, [trends, id, onTrendShown]);
  return <Sparkline values={trend ?? nothing} trend={direction} size={size} />;
}

/** Uses the same value as the `LiveChange` beside it, so that the two never contradict each other. */
function directionOf(quote: Quote | undefined): SparklineProps['trend'] {
  const sign = quote?.change ? compare(quote.change, '0') : 0;
  return sign > 0 ? 'rise' : sign < 0 ? 'fall' : 'flat';
}

const nothing: readonly number[] = [];
