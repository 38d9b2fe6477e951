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
  const { listedTime = 0, delistTime = null } = instrument ?? {};
  const subscribe = useCallback(
    (changed: () => void) => {
      // What begins or ends at a known instant does so by the clock: no quote tells of it.
      const ahead = [listedTime, delistTime ?? 0].map((instant) => instant - clock.now()).filter((ms) => ms > 0);
      const stops = [quotes.subscribe(id, changed), ...ahead.map((ms) => clock.after(ms, changed))];
      return () => stops.forEach((stop) => stop());
    },
    [quotes, id, clock, listedTime, delistTime],
  );
  return useSyncExternalStore(subscribe, () =>
    instrument ? tradingState(instrument, quotes.get(id)?.isOpen ?? null, clock.now()) : 'open',
  );
}
