import { createStore, sample } from 'effector';
import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';
import { $deliveries, deliveriesRefetched, type InstrumentList } from './instrumentsModel';

/** The delay of the reload after a delivery. */
const reloadDelayMs = 2_000;
/** The minimum and maximum wait between reloads while the list still contains the delivered contract. */
const minRetryMs = 5_000;
const maxRetryMs = 5 * 60_000;

/** Mounted by components that show contracts. */
export const DeliveriesGate = createGate('DeliveriesGate');

// Polls the clock instead of setting a timer: the clock may be moved, and a device may sleep through the delivery.
const { ticked } = interval({ every: 1_000, start: DeliveriesGate.open, stop: DeliveriesGate.close });
const $lastReloadAt = createStore(0);
const reloadDue = sample({
  clock: ticked,
  source: { deliveries: $deliveries, lastReloadAt: $lastReloadAt },
  filter: isDue,
  fn: (_, now) => now,
});
$lastReloadAt.on(reloadDue, (_, now) => now);
sample({ clock: reloadDue, fn: () => {}, target: deliveriesRefetched });

/** Whether a delivered contract is still listed and a reload is due; the longer the exchange takes, the rarer the reloads. */
function isDue({ deliveries, lastReloadAt }: { readonly deliveries: InstrumentList; readonly lastReloadAt: number }, now: number): boolean {
  const earliestExpiry = Math.min(...deliveries.list.map(({ expiry }) => expiry ?? Infinity));
  const wait = Math.max(minRetryMs, Math.min(maxRetryMs, lastReloadAt - earliestExpiry));
  return now - earliestExpiry >= reloadDelayMs && now - lastReloadAt >= wait;
}
