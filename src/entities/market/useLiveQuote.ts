import { useCallback, useSyncExternalStore } from 'react';
import type { Instrument } from './instrument';
import { useLive } from './LiveMarket';
import type { Quote } from './quote';

/** The live quote of an instrument, for a panel about one instrument: re-renders on every change. Null until instrument and quote are known. */
export function useLiveQuote(instrument: Pick<Instrument, 'quoteId'> | null): Quote | null {
  const id = instrument?.quoteId ?? '';
  const { quotes } = useLive();
  const subscribe = useCallback((changed: () => void) => quotes.subscribe(id, changed), [quotes, id]);
  return useSyncExternalStore(subscribe, () => quotes.get(id) ?? null);
}
