import { useUnit } from 'effector-react';
import { useCallback, useSyncExternalStore } from 'react';
import { tradingState, type TradingState } from '@/contract/market';
import { $clock } from '@/shared/lib';
import type { Instrument } from './instrument';
import { useLive } from './LiveMarket';

/** How an instrument is traded now, `open` while it is not known; it is drawn anew only when that changes. */
export function useTradingState(instrument: Pick<Instrument, 'pricedBy' | 'listedTime' | 'delistTime'> | null): TradingState {
  const id = instrument?.pricedBy ?? '';
  const clock = useUnit($clock);
  const { quotes } = useLive();
  const subscribe = useCallback((changed: () => void) => quotes.subscribe(id, changed), [quotes, id]);
  return useSyncExternalStore(subscribe, () =>
    instrument ? tradingState(instrument, quotes.get(id)?.isOpen ?? null, clock.now()) : 'open',
  );
}
