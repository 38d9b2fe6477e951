import { createEvent, createStore, sample } from 'effector';
import { domains } from '@/contract';
import { control, type FaultRequest, type FaultRule } from '@mocks/control';
import { callFx } from '@/shared/api';

/** The faults tab opened or closed. */
export const faultsOpened = createEvent();
export const faultSet = createEvent<FaultRequest>();
export const faultRemoved = createEvent<number>();
export const faultsCleared = createEvent();

const listFx = callFx(control.faults);
const setFx = callFx(control.setFault);
const removeFx = callFx(control.removeFault);
const clearFx = callFx(control.clearFaults);

/** The active faults in the order in which they were set; null while loading. */
export const $faults = createStore<readonly FaultRule[] | null>(null).on(
  [listFx.doneData, removeFx.doneData, clearFx.doneData],
  (_, rules) => rules,
);

sample({ clock: [faultsOpened, setFx.done], fn: () => ({}), target: listFx });
sample({ clock: faultSet, fn: (body) => ({ body }), target: setFx });
sample({ clock: faultRemoved, fn: (id) => ({ params: { id } }), target: removeFx });
sample({ clock: faultsCleared, fn: () => ({}), target: clearFx });

/** Targets of a fault: all endpoints, a domain, or one endpoint. */
export const faultPlaces: readonly string[] = [
  'all',
  ...Object.keys(domains),
  ...Object.entries(domains).flatMap(([domain, table]) => Object.keys(table).map((name) => `${domain}.${name}`)),
];

/** The faults that the panel offers; others can be set through the control API. */
export const offeredFaults = [
  { id: 'Status500', fault: { kind: 'status', status: 500 } },
  { id: 'Status503', fault: { kind: 'status', status: 503 } },
  { id: 'Busy', fault: { kind: 'code', code: 50000 } },
  { id: 'Offline', fault: { kind: 'offline' } },
  { id: 'Timeout', fault: { kind: 'timeout', afterMs: 120_000 } },
  { id: 'Truncated', fault: { kind: 'truncated' } },
  { id: 'NonJson', fault: { kind: 'nonJson', status: 200 } },
  { id: 'WrongShape', fault: { kind: 'wrongShape' } },
  { id: 'Slow', fault: { kind: 'latency', ms: 2000 } },
  { id: 'Uneven', fault: { kind: 'uniformLatency', fromMs: 200, toMs: 3000 } },
  { id: 'HeavyTail', fault: { kind: 'logNormalLatency', medianMs: 300, p95Ms: 4000 } },
] as const satisfies readonly { id: string; fault: FaultRequest['fault'] }[];

/** Which of the calls a fault hits. */
export const offeredShares = [
  { id: 'Every', when: {} },
  { id: 'First', when: { nth: 1 } },
  { id: 'Third', when: { every: 3 } },
  { id: 'Tenth', when: { percent: 10 } },
] as const satisfies readonly { id: string; when: FaultRequest['when'] }[];
