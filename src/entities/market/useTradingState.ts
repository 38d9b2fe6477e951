import { useUnit } from 'effector-react';
import { useCallback, useSyncExternalStore } from 'react';
import { tradingState, type TradingState } from '@/contract/market';
import { $clock } from '@/shared/lib';
import type { Instrument } from './instrument';
import { useLive } from './LiveMarket';

/** The current trading state of an instrument, `open` while unknown; re-renders only when it changes. */
export function useTradingState(instrument: Pick<Instrument, 'quoteId' | 'listedTime' | 'delistTime'> | null): TradingState {
  const id = instrument?.quoteId ?? '';
  const clock = useUnit($clock);
  const { quotes } = useLive();
  const { listedTime = 0, delistTime = null } = instrument ?? {};
  const subscribe = useCallback(
    (changed: () => void) => {
      // Scheduled starts and ends follow the clock: no quote announces them.
      const delaysMs = [listedTime, delistTime ?? 0].map((instant) => instant - clock.now()).filter((ms) => ms > 0);
      const stops = [quotes.subscribe(id, changed), ...delaysMs.map((ms) => clock.after(ms, changed))];
      return () => stops.forEach((stop) => stop());
    },
    [quotes, id, clock, listedTime, delistTime],
  );
  return useSyncExternalStore(subscribe, () =>
    instrument ? tradingState(instrument, quotes.get(id)?.isOpen ?? null, clock.now()) : 'open',
  );
}
