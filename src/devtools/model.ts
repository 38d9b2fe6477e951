import { combine, createEvent, createStore, sample } from 'effector';
import { control, type SimulationStatus } from '@mocks/control';
import { callFx, otherTabChanged } from '@/shared/api';
import { stateRestored } from './savesModel';

/** The devtools panel opened. */
export const opened = createEvent();

const statusFx = callFx(control.status);
const resetFx = callFx(control.reset);
const personaFx = callFx(control.persona);
const clockFx = callFx(control.clock);
const latencyFx = callFx(control.latency);

export const personaChosen = createEvent<NonNullable<SimulationStatus['persona']>>();
export const scenarioChosen = createEvent<SimulationStatus['scenario']>();
export const clockFrozen = createEvent<boolean>();
export const stepped = createEvent<number>();
/** Advances the clock to the next scheduled event. */
export const jumped = createEvent();
/** Sets the clock speed: simulated seconds per real second. */
export const speedChosen = createEvent<number>();
export const latencyChosen = createEvent<number>();
export const resetPressed = createEvent();

/** The status of the simulated exchange; null while loading. */
export const $status = createStore<SimulationStatus | null>(null).on(
  [statusFx.doneData, resetFx.doneData, personaFx.doneData, clockFx.doneData, latencyFx.doneData, stateRestored],
  (_, next) => next,
);
/** Whether the last status request failed. */
export const $hasFailed = createStore(false)
  .on(statusFx.fail, () => true)
  .reset(statusFx);
export const $isBusy = combine([statusFx.pending, resetFx.pending, personaFx.pending, clockFx.pending], (pending) => pending.some(Boolean));

sample({ clock: [opened, otherTabChanged], fn: () => ({}), target: statusFx });
sample({ clock: personaChosen, fn: (persona) => ({ body: { persona } }), target: personaFx });
sample({ clock: scenarioChosen, fn: (scenario) => ({ body: { scenario } }), target: resetFx });
sample({ clock: clockFrozen, fn: (frozen) => ({ body: { frozen } }), target: clockFx });
sample({ clock: jumped, fn: () => ({ body: { toNext: true as const } }), target: clockFx });
sample({ clock: speedChosen, fn: (speed) => ({ body: { speed } }), target: clockFx });
sample({ clock: stepped, fn: (stepMs) => ({ body: { stepMs } }), target: clockFx });
sample({ clock: latencyChosen, fn: (latencyMs) => ({ body: { latencyMs } }), target: latencyFx });
sample({
  clock: resetPressed,
  source: $status,
  filter: Boolean,
  fn: ({ persona, scenario, seed }) => ({ body: { scenario, seed, ...(persona !== null && { persona }) } }),
  target: resetFx,
});

// A change made in the devtools reloads the user's data in this tab as in the others.
sample({ clock: [resetFx.done, personaFx.done, clockFx.done, stateRestored], fn: () => {}, target: otherTabChanged });
