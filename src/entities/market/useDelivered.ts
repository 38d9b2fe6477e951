import { useUnit } from 'effector-react';
import { useCallback, useSyncExternalStore } from 'react';
import { $clock } from '@/shared/lib';
import type { Instrument } from './instrument';

/** Interval at which the clock, which may be moved, is checked, in ms. */
const clockInterval = 1_000;

/** Whether an instrument is a contract that has already been delivered. */
export function useDelivered(instrument: Pick<Instrument, 'expiry'> | null): boolean {
  const expiry = instrument?.expiry ?? null;
  const clock = useUnit($clock);
  const subscribe = useCallback(
    (changed: () => void) => (expiry === null ? () => {} : clock.every(clockInterval, changed)),
    [clock, expiry],
  );
  return useSyncExternalStore(subscribe, () => expiry !== null && clock.now() >= expiry);
}
