import { createStore, sample } from 'effector';
import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';
import { $deliveries, deliveriesRefetched, type InstrumentList } from './instrumentsModel';

/** After a delivery, how long the exchange is given to list what follows; how long to wait at least, and at most, before it is asked again while it still lists what was delivered. In ms. */
const listedWithin = 2_000;
const minWait = 5_000;
const maxWait = 5 * 60_000;

/** Mounted where contracts are shown. */
export const DeliveriesGate = createGate('DeliveriesGate');

// The clock is looked at rather than set: it may be moved on, and a device may have slept through the instant.
const { ticked } = interval({ every: 1_000, start: DeliveriesGate.open, stop: DeliveriesGate.close });
const $askedAt = createStore(0);
const due = sample({ clock: ticked, source: { deliveries: $deliveries, askedAt: $askedAt }, filter: isDue, fn: (_, now) => now });
$askedAt.on(due, (_, now) => now);
sample({ clock: due, fn: () => {}, target: deliveriesRefetched });

/** Whether a contract is listed that has been delivered, and it is time to ask for the list; the longer the exchange takes, the rarer it is asked. */
function isDue({ deliveries, askedAt }: { readonly deliveries: InstrumentList; readonly askedAt: number }, now: number): boolean {
  const delivered = Math.min(...deliveries.list.map(({ expiry }) => expiry ?? Infinity));
  const wait = Math.max(minWait, Math.min(maxWait, askedAt - delivered));
  return now - delivered >= listedWithin && now - askedAt >= wait;
}
