import { useCallback, useSyncExternalStore } from 'react';
import type { Instrument } from './instrument';
import { useLive } from './LiveMarket';
import type { Quote } from './quote';

/** The quote of an instrument, drawn anew with every change; for a panel about one instrument. Null until both have come. */
export function useLiveQuote(instrument: Pick<Instrument, 'pricedBy'> | null): Quote | null {
  const id = instrument?.pricedBy ?? '';
  const { quotes } = useLive();
  const subscribe = useCallback((changed: () => void) => quotes.subscribe(id, changed), [quotes, id]);
  return useSyncExternalStore(subscribe, () => quotes.get(id) ?? null);
}
