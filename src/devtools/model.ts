import { createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import type { CallInput } from '@/contract/endpoint';
import { control, type SimulationStatus } from '@mocks/control';
import { mutation, otherTabChanged, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { pageAsked } from './pageModel';
import { stateRestored } from './savesModel';
import { undoable } from './undoModel';

/** How often one looks how far an exchange is that catches up with its clock. */
const catchUpInterval = 1000;

type Persona = NonNullable<SimulationStatus['persona']>;

/** The devtools panel is mounted. */
export const ControlsGate = createGate('ControlsGate');
/** Resets the exchange to the start of its scenario. */
export const resetPressed = createEvent();

const reset = mutation({
  endpoint: control.reset,
  params: (body: CallInput<typeof control.reset>['body']) => ({ body, query: undoable }),
});
export const personaChange = mutation({
  endpoint: control.persona,
  params: (persona: Persona) => ({ body: { persona }, query: undoable }),
});
/** Freezes or advances the clock, sets its speed or jumps. */
export const clockChange = mutation({
  endpoint: control.clock,
  params: (body: CallInput<typeof control.clock>['body']) => ({ body }),
  whilePending: 'sendLast',
});
/** The persona to open another tab as. */
export const companionChosen = createEvent<Persona>();
export const $companion = createStore<Persona | null>(null).on(companionChosen, (_, persona) => persona);
export const latencyChange = mutation({ endpoint: control.latency, params: (latencyMs: number) => ({ body: { latencyMs } }) });
export const $isBusy = or(reset.$isPending, personaChange.$isPending, clockChange.$isPending);

/** The status of the simulated exchange. */
export const status = query({
  endpoint: control.status,
  $params: ControlsGate.status.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [otherTabChanged, latencyChange.done],
  poll: { every: catchUpInterval, while: ({ behindMs }) => behindMs > 0 },
});

/** The scenarios one can choose. */
export const scenarios = query({ endpoint: control.scenarios, $params: ControlsGate.status.map((isOpen) => (isOpen ? {} : null)) });

export const scenarioChosen = reset.submitted.prepend((scenario: SimulationStatus['scenario']) => ({ scenario }));

/** A scenario is to be shown: as its persona, at the address where it is to be seen. */
export const scenarioOpened = createEvent<{ readonly scenario: string; readonly persona: Persona; readonly address: string }>();
const $awaited = createStore<string | null>(null).on(scenarioOpened, (_, { address }) => address);
sample({ clock: scenarioOpened, fn: ({ scenario, persona }) => ({ scenario, persona }), target: reset.submitted });
const opened = sample({ clock: reset.done, source: $awaited }).filterMap((address) => address ?? undefined);
sample({ clock: opened, target: pageAsked });
$awaited.reset(opened, reset.failed);

sample({
  clock: resetPressed,
  source: status.$latest,
  filter: Boolean,
  fn: ({ persona, scenario, seed }) => ({ scenario, seed, ...(persona !== null && { persona }) }),
  target: reset.submitted,
});

// A change made in the devtools reloads the user's data in this tab as in the others.
sample({ clock: [reset.done, personaChange.done, clockChange.done, stateRestored], fn: () => {}, target: otherTabChanged });
