import { useCallback, useSyncExternalStore } from 'react';
import type { MarketId } from './instrument';
import { useLive } from './LiveMarket';
import type { Quote } from './quote';

/** The quote of an instrument, drawn anew with every change; for a panel about one instrument. Null until it has come. */
export function useLiveQuote(id: MarketId): Quote | null {
  const { quotes } = useLive();
  const subscribe = useCallback((changed: () => void) => quotes.subscribe(id, changed), [quotes, id]);
  return useSyncExternalStore(subscribe, () => quotes.get(id) ?? null);
}
