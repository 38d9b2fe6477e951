import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { control } from '@mocks/control';
import { createGate } from '@/shared/lib/gate';
import { answering, perform } from './perform';
import type { TourStep } from './tour';

/** A tour is mounted: its steps, the index of the step to reach, and how many personas it has. */
export const TourGate = createGate<Shown>('TourGate', { steps: [], target: 0, people: 0 });

/** The screen of a persona has loaded. */
export const screenLoaded = createEvent<Screen>();
/** Restarts the tour in a fresh exchange. */
export const restarted = createEvent();

const runStarted = createEvent();
/** Counts the runs of the tour, each in a fresh exchange. */
export const $run = createStore(0).on(runStarted, (run) => run + 1);

const answeringFx = createEffect(async ({ frame }: Screen) => answering(frame, control.status.path));
sample({ clock: screenLoaded, target: answeringFx });

/** The frames of the personas whose screens respond, in order. */
export const $screens = createStore<readonly HTMLIFrameElement[]>([])
  .on(answeringFx.done, (screens, { params: { person, frame } }) =>
    screens[person] === frame ? screens : [...screens.slice(0, person), frame],
  )
  .reset(runStarted, TourGate.close);

const jobFound = createEvent<Job | null>();
const performFx = createEffect(async ({ step, frame }: Job) => perform(step, frame));

/** How many steps are done. */
export const $done = createStore(0).reset(runStarted, TourGate.close);
/** The index of the last step started; no step is started twice in a run. */
const $begun = createStore(-1)
  .on(performFx, (_, { index }) => index)
  .reset(runStarted, TourGate.close);
/** Why the current step failed; null if none has failed. */
export const $failure = createStore<string | null>(null).reset(runStarted, TourGate.close);

sample({
  clock: [$screens, $done, TourGate.state, runStarted],
  source: combine({ shown: TourGate.state, screens: $screens, done: $done, begun: $begun, run: $run }),
  filter: ({ shown, screens, done, begun }) =>
    screens.length > 0 && screens.length === shown.people && begun < done && done <= shown.target && done < shown.steps.length,
  fn: ({ shown: { steps }, screens, done, run }) => {
    const step = steps[done];
    const frame = screens[step?.actor ?? 0];
    return step && frame ? { step, frame, index: done, run } : null;
  },
  target: jobFound,
});

sample({ clock: jobFound, filter: Boolean, target: performFx });

// Ignores the outcome of steps from an earlier run.
const isPresent = (run: number, { params }: { readonly params: Job }) => params.run === run;
sample({ clock: performFx.done, source: $run, filter: isPresent, fn: (_, { params: { index } }) => index + 1, target: $done });
sample({ clock: performFx.fail, source: $run, filter: isPresent, fn: (_, { error }) => reasonOf(error), target: $failure });
sample({ clock: answeringFx.fail, fn: ({ error }) => reasonOf(error), target: $failure });

/** The first line names the missing element; the rest is a dump of the page. */
function reasonOf({ message }: Error): string {
  const [reason = ''] = message.split('\n');
  return reason;
}

// Going back replays the earlier steps: nothing in an exchange is undone.
sample({ clock: restarted, target: runStarted });
sample({
  clock: TourGate.state,
  source: $done,
  filter: (done, { target }) => target < done - 1,
  fn: () => {},
  target: runStarted,
});

interface Shown {
  readonly steps: readonly TourStep[];
  readonly target: number;
  readonly people: number;
}

interface Screen {
  readonly person: number;
  readonly frame: HTMLIFrameElement;
}

interface Job {
  readonly step: TourStep;
  readonly frame: HTMLIFrameElement;
  readonly index: number;
  readonly run: number;
}
