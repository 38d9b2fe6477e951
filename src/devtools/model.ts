import { createEffect, createEvent, createStore, merge, sample, type Event } from 'effector';
import { or } from 'patronum';
import type { CallInput } from '@/contract/endpoint';
import { control, type FaultRequest, type SimulationStatus } from '@mocks/control';
import { mutation, otherTabChanged, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { simulateAll } from './backend/backendSetting';
import { faultsChanged } from './faultsModel';
import { navigationRequested } from './pageModel';
import { stateRestored } from './savesModel';
import { undoable } from './undoModel';

/** How often to poll the status, in ms: links to the state contain its time and the latest changes. */
const statusInterval = 1000;

type Persona = NonNullable<SimulationStatus['persona']>;

/** The devtools panel is mounted. */
export const ControlsGate = createGate('ControlsGate');
/** Resets the exchange, its persona and every control to the start of the scenario, with all calls simulated. */
export const resetPressed = createEvent();

const reset = mutation({
  endpoint: control.reset,
  params: ({ scenario, persona }: Partial<OpenTarget>) => ({ body: { scenario, persona }, query: undoable }),
  whilePending: 'sendLast',
});
export const personaChange = mutation({
  endpoint: control.persona,
  params: (persona: Persona) => ({ body: { persona }, query: undoable }),
});
/** Freezes or advances the clock, sets its speed or jumps. */
export const clockChange = mutation({
  endpoint: control.clock,
  params: (body: CallInput<typeof control.clock>['body']) => ({ body, query: undoable }),
  key: (change) => (change?.frozen !== undefined ? 'freeze' : change?.speed !== undefined ? 'speed' : 'move'),
  whilePending: 'sendLast',
});
/** The persona to open another tab as. */
export const otherTabPersonaChosen = createEvent<Persona>();
export const $otherTabPersona = createStore<Persona | null>(null).on(otherTabPersonaChosen, (_, persona) => persona);
export const latencyChange = mutation({
  endpoint: control.latency,
  params: (latencyMs: number) => ({ body: { latencyMs }, query: undoable }),
});
export const $isBusy = or(reset.$isPending, personaChange.$isPending, clockChange.$isPending);

/** The status of the simulated exchange. */
export const status = query({
  endpoint: control.status,
  $params: ControlsGate.status.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [otherTabChanged, latencyChange.done, faultsChanged],
  poll: { every: statusInterval },
});

/** The scenarios to choose from. */
export const scenarios = query({ endpoint: control.scenarios, $params: ControlsGate.status.map((isOpen) => (isOpen ? {} : null)) });

export const scenarioChosen = reset.submitted.prepend((scenario: SimulationStatus['scenario']) => ({ scenario }));

/** What to open: a scenario with its persona, the address to show, and optionally a fault to inject. */
export interface OpenTarget {
  readonly scenario: string;
  readonly persona: Persona;
  readonly address: string;
  readonly fault?: FaultRequest | null;
}

/** Opens a scenario and shows it. */
export const scenarioOpened = createEvent<OpenTarget>();
const $latestTarget = createStore<OpenTarget | null>(null).on(scenarioOpened, (_, target) => target);
const addingFault = mutation({
  endpoint: control.setFault,
  params: ({ fault }: { readonly target: OpenTarget; readonly fault: FaultRequest }) => ({ body: fault }),
  whilePending: 'sendLast',
});
sample({ clock: scenarioOpened, target: reset.submitted });
// Another scenario opened since replaces the world of a target.
const ifLatest = (clock: Event<Partial<OpenTarget>>) =>
  sample({ clock, source: $latestTarget, fn: (latest, target) => (latest === target ? latest : null) }).filterMap(
    (target) => target ?? undefined,
  );
const scenarioStarted = ifLatest(reset.done.map(({ params }) => params));
sample({
  clock: scenarioStarted.filterMap((target) => (target.fault ? { target, fault: target.fault } : undefined)),
  target: addingFault.submitted,
});
const opened = merge([
  scenarioStarted.filter({ fn: ({ fault }) => !fault }),
  ifLatest(addingFault.done.map(({ params }) => params.target)),
]);
sample({ clock: opened, fn: ({ address }) => address, target: navigationRequested });

/** Routes every group of calls to the simulation again. */
export const simulateAllFx = createEffect(simulateAll);
sample({ clock: resetPressed, target: simulateAllFx });
sample({ clock: resetPressed, fn: () => ({}), target: reset.submitted });

// A change made in the devtools reloads the user's data in this tab as in the others.
sample({
  clock: [reset.done, addingFault.done, personaChange.done, clockChange.done, stateRestored],
  fn: () => {},
  target: otherTabChanged,
});
