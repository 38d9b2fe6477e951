import { attach, createEvent, createStore, sample } from 'effector';
import { $clock } from '@/shared/lib';
import { interval } from '@/shared/lib/interval';
import { callDone, callFailed } from './calls';
import { retryAfterOf } from './failure';

/** The exchange requested a pause for an endpoint. */
const pauseRequested = callFailed.filterMap(({ endpoint: { id }, failure }) => {
  const seconds = retryAfterOf(failure);
  return seconds === null ? undefined : { id, seconds };
});
const untilFx = attach({
  source: $clock,
  effect: (clock, { seconds }: { readonly id: string; readonly seconds: number }) => clock.now() + seconds * 1000,
});
sample({ clock: pauseRequested, target: untilFx });

/** The pauses of these endpoints, by id, have passed: waiting queries retry. */
export const pausesPassed = createEvent<readonly string[]>();

/** When each paused endpoint may be called again, by id, in ms since 1970. Source of the pause: the `Retry-After` header of an HTTP error. */
export const $pauses = createStore<ReadonlyMap<string, number>>(new Map(), { serialize: 'ignore' })
  .on(untilFx.done, (pauses, { params: { id }, result }) => new Map(pauses).set(id, result))
  .on(pausesPassed, without)
  .on(callDone, (pauses, { id }) => (pauses.has(id) ? without(pauses, [id]) : pauses));

const $isPaused = $pauses.map(({ size }) => size > 0);
const began = sample({ clock: $isPaused, filter: Boolean });
const ended = sample({ clock: $isPaused, filter: (isPaused) => !isPaused });
const { $now, ticked } = interval({ every: 1000, start: began, stop: ended });
/** The current time during a pause, updated every second. */
export const $pauseNow = $now;

const passed = sample({
  clock: ticked,
  source: $pauses,
  fn: (pauses, now) => [...pauses].flatMap(([id, until]) => (until <= now ? [id] : [])),
});
sample({ clock: passed, filter: ({ length }) => length > 0, target: pausesPassed });

function without(pauses: ReadonlyMap<string, number>, ids: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...pauses].filter(([id]) => !ids.includes(id)));
}
