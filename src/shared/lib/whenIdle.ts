/** Maximum wait for an idle main thread, in ms. */
const patience = 1500;

/** Maximum wait for what is loading, in ms: answers that do not come keep nothing away. */
const loadPatience = 5000;

/** Who waits for an idle moment, in order. */
const queue: (() => void)[] = [];

/** Resolves when the main thread is idle: the time to load what is below the fold. Each who waits has an idle moment of its own, so that together they are no long task, and whatever else waits for one comes between them. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    queue.push(resolve);
    if (queue.length === 1) ask();
  });

/** The end of the turn that was taken last. */
let before = Promise.resolve();

/** Takes a turn at drawing: resolves in a task of its own after the turn before has ended, with what ends this one. Between what is drawn in turns the page answers. */
export function takeTurn(): Promise<() => void> {
  let end = () => {};
  const turn = before.then(() => new Promise<() => void>((resolve) => setTimeout(() => resolve(end))));
  before = new Promise((resolve) => (end = resolve));
  return turn;
}

export interface LoadTracker {
  /** Counts a load that the visitor waits for, such as an answer or a visible part of the page, until it has settled; returns it. What nobody sees yet is not loaded meanwhile. */
  readonly trackLoad: <Brought>(work: Promise<Brought>) => Promise<Brought>;
  /** Resolves when nothing that is tracked is loading and the main thread is idle, but after 5 s at the latest: the time to load what nobody sees yet. What may have to report a failure does not wait for it. */
  readonly whenLoaded: () => Promise<void>;
}

/** Tracks what is loading. */
export function createLoadTracker(): LoadTracker {
  let count = 0;
  const waiting: (() => void)[] = [];
  /** What all callers of `whenLoaded` wait for; null while there are none. */
  let loaded: Promise<void> | null = null;

  const ended = () => {
    count -= 1;
    if (count > 0) return;
    for (const resolve of waiting.splice(0)) resolve();
  };
  const settled = () => new Promise<void>((resolve) => (count === 0 ? resolve() : void waiting.push(resolve)));
  const untilLoaded = async () => {
    let isSpent = false;
    const spent = new Promise<void>((resolve) => setTimeout(resolve, loadPatience)).then(() => void (isSpent = true));
    const isBusy = () => count > 0 && !isSpent;
    do {
      await Promise.race([settled(), spent]);
      await whenIdle();
    } while (isBusy());
    loaded = null;
  };

  return {
    trackLoad: (work) => {
      count += 1;
      work.then(ended, ended);
      return work;
    },
    whenLoaded: async () => {
      // Without idle callbacks nobody knows what still follows the first answers.
      if (typeof requestIdleCallback === 'undefined') return whenIdle();
      loaded ??= untilLoaded();
      await loaded;
      await whenIdle();
    },
  };
}

/** The loads of the page. */
export const { trackLoad, whenLoaded } = createLoadTracker();

function ask(): void {
  // Safari has no idle callbacks; the next task runs after the current paint.
  if (typeof requestIdleCallback === 'undefined') setTimeout(proceed);
  else requestIdleCallback(proceed, { timeout: patience });
}

/** Where the main thread has no idle moment, nobody waits for one any longer. */
function proceed(moment?: IdleDeadline): void {
  for (const resolve of queue.splice(0, moment?.didTimeout ? queue.length : 1)) resolve();
  if (queue.length > 0) ask();
}
