import { createEvent, merge, sample } from 'effector';
import { control, isSameFault, type FaultRequest } from '@mocks/control';
import { mutation, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { undoable, undoLatest } from './undoModel';
import { type NetworkPreset, networkPresetNames, networkPresets } from './networkPresets';

/** How often to check which calls the faults have affected, in ms. */
const pollInterval = 2000;

/** The faults tab is mounted. */
export const FaultsGate = createGate('FaultsGate');

export const adding = mutation({ endpoint: control.setFault, params: (body: FaultRequest) => ({ body, query: undoable }) });
export const removal = mutation({
  endpoint: control.removeFault,
  params: (id: number) => ({ params: { id }, query: undoable }),
  key: (id) => id,
});
/** Sets these faults in place of all others. */
export const replacing = mutation({ endpoint: control.setFaults, params: (body: FaultRequest[]) => ({ body, query: undoable }) });
export const clearing = mutation<typeof control.clearFaults, void>({ endpoint: control.clearFaults, params: () => ({ query: undoable }) });

/** The set of active faults has changed. */
export const faultsChanged = merge([adding.done, removal.done, clearing.done, replacing.done]);

/** The active faults in the order in which they were set. */
export const faults = query({
  endpoint: control.faults,
  $params: FaultsGate.status.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [faultsChanged, undoLatest.done],
  poll: { every: pollInterval },
});

/** Turns a network condition on or off; other faults stay active. */
export const presetSwitched = createEvent<{ readonly preset: NetworkPreset; readonly isOn: boolean }>();
sample({
  clock: presetSwitched,
  source: faults.$latest,
  fn: (rules, { preset, isOn }): FaultRequest[] => {
    const presetFaults = networkPresets[preset];
    const others = (rules ?? []).filter((rule) => !presetFaults.some((each) => isSameFault(each, rule)));
    return [...others.map(({ at, when, fault }) => ({ at, when, fault })), ...(isOn ? presetFaults : [])];
  },
  target: replacing.submitted,
});
/** The network conditions whose faults are all active. */
export const $activePresets = faults.$latest.map((rules) =>
  networkPresetNames.filter((name) => networkPresets[name].every((presetFault) => rules?.some((rule) => isSameFault(presetFault, rule)))),
);

/** Targets of a fault: all calls, a domain, or one call. */
export const faultTargets = query({ endpoint: control.faultTargets, $params: FaultsGate.status.map((isOpen) => (isOpen ? {} : null)) });

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
