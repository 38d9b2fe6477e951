import { control, type FaultRequest } from '@mocks/control';
import { mutation, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The faults tab is mounted. */
export const FaultsGate = createGate('FaultsGate');

export const setting = mutation({ endpoint: control.setFault, params: (body: FaultRequest) => ({ body }) });
export const removal = mutation({ endpoint: control.removeFault, params: (id: number) => ({ params: { id } }), key: (id) => id });
export const clearing = mutation<typeof control.clearFaults, void>({ endpoint: control.clearFaults, params: () => ({}) });

/** The active faults in the order in which they were set. */
export const faults = query({
  endpoint: control.faults,
  $params: FaultsGate.status.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [setting.done, removal.done, clearing.done],
});

/** Targets of a fault: all calls, a domain, or one call. */
export const faultPlaces = query({ endpoint: control.faultPlaces, $params: FaultsGate.status.map((isOpen) => (isOpen ? {} : null)) });

/** The faults that the panel offers; others can be set through the control API. */
export const offeredFaults = [
  { id: 'Status500', fault: { kind: 'status', status: 500 } },
  { id: 'Status503', fault: { kind: 'status', status: 503 } },
  { id: 'RateLimited', fault: { kind: 'status', status: 429, retryAfterSeconds: 10 } },
  { id: 'Maintenance', fault: { kind: 'status', status: 503, retryAfterSeconds: 900 } },
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
