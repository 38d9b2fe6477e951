import { useUnit } from 'effector-react';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useLive, type Instrument } from '@/entities/market';
import { $marketData } from '@/entities/pair-feed';
import { dayStatsOf, type DayStats } from './dayStats';

/** The 24-hour statistics of an instrument, consistent with its newest trade; null until the first quote arrives. */
export function useDayStats(pair: Instrument | null): DayStats | null {
  const pulses = useUnit($marketData);
  const { quotes } = useLive();
  const { id, quoteId } = pair ?? unknown;
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = [quotes.subscribe(quoteId, changed), pulses.subscribe(id, changed)];
      return () => stops.forEach((stop) => stop());
    },
    [quotes, pulses, id, quoteId],
  );
  const known = useRef<{ readonly quote: unknown; readonly newest: string | null; readonly day: DayStats } | null>(null);
  return useSyncExternalStore(subscribe, () => {
    const quote = quotes.get(quoteId);
    if (!quote) return null;
    const newest = pulses.get(id)?.trades[0]?.price ?? null;
    if (known.current?.quote !== quote || known.current.newest !== newest)
      known.current = { quote, newest, day: dayStatsOf(quote, newest) };
    return known.current.day;
  });
}

const unknown = { id: '', quoteId: '' } as const;
