import { createStore, sample } from 'effector';
import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';
import { $deliveries, deliveriesRefetched, type InstrumentList } from './instrumentsModel';

/** After a delivery, in ms: the delay before the list is reloaded, and the minimum and maximum wait between reloads while it still contains the delivered contract. */
const listedWithin = 2_000;
const minWait = 5_000;
const maxWait = 5 * 60_000;

/** Mounted by components that show contracts. */
export const DeliveriesGate = createGate('DeliveriesGate');

// Polls the clock instead of setting a timer: the clock may be moved, and a device may sleep through the delivery.
const { ticked } = interval({ every: 1_000, start: DeliveriesGate.open, stop: DeliveriesGate.close });
const $askedAt = createStore(0);
const due = sample({ clock: ticked, source: { deliveries: $deliveries, askedAt: $askedAt }, filter: isDue, fn: (_, now) => now });
$askedAt.on(due, (_, now) => now);
sample({ clock: due, fn: () => {}, target: deliveriesRefetched });

/** Whether a delivered contract is still listed and a reload is due; the longer the exchange takes, the rarer the reloads. */
function isDue({ deliveries, askedAt }: { readonly deliveries: InstrumentList; readonly askedAt: number }, now: number): boolean {
  const delivered = Math.min(...deliveries.list.map(({ expiry }) => expiry ?? Infinity));
  const wait = Math.max(minWait, Math.min(maxWait, askedAt - delivered));
  return now - delivered >= listedWithin && now - askedAt >= wait;
}
