import { useUnit } from 'effector-react';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useLive, type Instrument } from '@/entities/market';
import { $marketData } from '@/entities/pair-feed';
import { dayStatsOf, type DayStats } from './dayStats';

/** The 24-hour statistics of an instrument, consistent with its newest trade; null until the first quote arrives. */
export function useDayStats(pair: Instrument | null): DayStats | null {
  const marketData = useUnit($marketData);
  const { quotes } = useLive();
  const { id, quoteId, decimals } = pair ?? unknown;
  const subscribe = useCallback(
    (changed: () => void) => {
      const unsubscribes = [quotes.subscribe(quoteId, changed), marketData.subscribe(id, changed)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [quotes, marketData, id, quoteId],
  );
  const cache = useRef<{ readonly quote: unknown; readonly newest: string | null; readonly day: DayStats } | null>(null);
  return useSyncExternalStore(subscribe, () => {
    const quote = quotes.get(quoteId);
    if (!quote) return null;
    const newest = marketData.get(id)?.trades[0]?.price ?? null;
    if (cache.current?.quote !== quote || cache.current.newest !== newest)
      cache.current = { quote, newest, day: dayStatsOf(quote, newest, decimals) };
    return cache.current.day;
  });
}

const unknown = { id: '', quoteId: '', decimals: 0 } as const;
