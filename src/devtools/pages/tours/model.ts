import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { control } from '@mocks/control';
import { createGate } from '@/shared/lib/gate';
import { untilExchangeResponds, perform } from './perform';
import type { TourStep } from './tour';

/** A tour is mounted: its steps, the index of the step to reach, and how many personas it has. */
export const TourGate = createGate<TourProgress>('TourGate', { steps: [], target: 0, personaCount: 0 });

/** The screen of a persona has loaded. */
export const screenLoaded = createEvent<LoadedScreen>();
/** Restarts the tour in a fresh exchange. */
export const restarted = createEvent();

const runStarted = createEvent();
/** Counts the runs of the tour, each in a fresh exchange. */
export const $run = createStore(0).on(runStarted, (run) => run + 1);

const awaitExchangeFx = createEffect(async ({ frame }: LoadedScreen) => untilExchangeResponds(frame, control.status.path));
sample({ clock: screenLoaded, target: awaitExchangeFx });

/** The frames of the personas whose screens respond, in order. */
export const $screens = createStore<readonly HTMLIFrameElement[]>([])
  .on(awaitExchangeFx.done, (screens, { params: { person, frame } }) =>
    screens[person] === frame ? screens : [...screens.slice(0, person), frame],
  )
  .reset(runStarted, TourGate.close);

const stepReady = createEvent<StepJob | null>();
const performFx = createEffect(async ({ step, frame }: StepJob) => perform(step, frame));

/** How many steps are done. */
export const $done = createStore(0).reset(runStarted, TourGate.close);
/** The index of the last step started; no step is started twice in a run. */
const $lastStarted = createStore(-1)
  .on(performFx, (_, { index }) => index)
  .reset(runStarted, TourGate.close);
/** Why the current step failed; null if none has failed. */
export const $failure = createStore<string | null>(null).reset(runStarted, TourGate.close);

sample({
  clock: [$screens, $done, TourGate.state, runStarted],
  source: combine({ tour: TourGate.state, screens: $screens, done: $done, lastStarted: $lastStarted, run: $run }),
  filter: ({ tour, screens, done, lastStarted }) =>
    screens.length > 0 && screens.length === tour.personaCount && lastStarted < done && done <= tour.target && done < tour.steps.length,
  fn: ({ tour: { steps }, screens, done, run }) => {
    const step = steps[done];
    const frame = screens[step?.actor ?? 0];
    return step && frame ? { step, frame, index: done, run } : null;
  },
  target: stepReady,
});

sample({ clock: stepReady, filter: Boolean, target: performFx });

// Ignores the outcome of steps from an earlier run.
const isCurrentRun = (run: number, { params }: { readonly params: StepJob }) => params.run === run;
sample({ clock: performFx.done, source: $run, filter: isCurrentRun, fn: (_, { params: { index } }) => index + 1, target: $done });
sample({ clock: performFx.fail, source: $run, filter: isCurrentRun, fn: (_, { error }) => reasonOf(error), target: $failure });
sample({ clock: awaitExchangeFx.fail, fn: ({ error }) => reasonOf(error), target: $failure });

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

interface TourProgress {
  readonly steps: readonly TourStep[];
  readonly target: number;
  readonly personaCount: number;
}

interface LoadedScreen {
  readonly person: number;
  readonly frame: HTMLIFrameElement;
}

interface StepJob {
  readonly step: TourStep;
  readonly frame: HTMLIFrameElement;
  readonly index: number;
  readonly run: number;
}
