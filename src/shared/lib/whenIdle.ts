/** Maximum wait for an idle main thread, in ms. */
const maxIdleWaitMs = 1500;

/** Maximum wait for pending loads, in ms: responses that never arrive must not block anything. */
const maxLoadWaitMs = 5000;

/** Pending waits for an idle moment, in order. */
const queue: (() => void)[] = [];

/** Resolves when the main thread is idle: the time to load content below the fold. Each wait gets its own idle callback, so that together they form no long task and other idle work can run in between. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    queue.push(resolve);
    if (queue.length === 1) requestIdle();
  });

/** The end of the latest turn. */
let previousTurn = Promise.resolve();

/** Takes a turn at rendering: resolves in its own task after the previous turn has ended, with the function that ends this turn. The page stays responsive between turns. */
export function takeTurn(): Promise<() => void> {
  let end = () => {};
  const turn = previousTurn.then(() => new Promise<() => void>((resolve) => setTimeout(() => resolve(end))));
  previousTurn = new Promise((resolve) => (end = resolve));
  return turn;
}

export interface LoadTracker {
  /** Counts a load the user waits for, such as a response or a visible part of the page, until it settles; returns it. Invisible content is not loaded meanwhile. */
  readonly trackLoad: <Result>(work: Promise<Result>) => Promise<Result>;
  /** Resolves when no tracked load is pending, after waiting 5 s for them at most, and the main thread is idle: the time to load invisible content. Code that may have to report a failure does not wait for it. */
  readonly whenLoaded: () => Promise<void>;
}

/** Creates a tracker of pending loads. */
export function createLoadTracker(): LoadTracker {
  let count = 0;
  const waiting: (() => void)[] = [];
  /** The shared wait of all `whenLoaded` callers; null if there are none. */
  let loaded: Promise<void> | null = null;

  const ended = () => {
    count -= 1;
    if (count > 0) return;
    for (const resolve of waiting.splice(0)) resolve();
  };
  const settled = () => new Promise<void>((resolve) => (count === 0 ? resolve() : void waiting.push(resolve)));
  const untilLoaded = async () => {
    let isTimedOut = false;
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, maxLoadWaitMs)).then(() => void (isTimedOut = true));
    const isBusy = () => count > 0 && !isTimedOut;
    do {
      await Promise.race([settled(), timeout]);
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
      // Without idle callbacks it is unknown what follows the first responses.
      if (typeof requestIdleCallback === 'undefined') return whenIdle();
      loaded ??= untilLoaded();
      await loaded;
      await whenIdle();
    },
  };
}

/** The page's load tracker. */
export const { trackLoad, whenLoaded } = createLoadTracker();

function requestIdle(): void {
  // Safari has no idle callbacks; the next task runs after the current paint.
  if (typeof requestIdleCallback === 'undefined') setTimeout(proceed);
  else requestIdleCallback(proceed, { timeout: maxIdleWaitMs });
}

/** After an idle timeout all remaining waits resolve. */
function proceed(deadline?: IdleDeadline): void {
  for (const resolve of queue.splice(0, deadline?.didTimeout ? queue.length : 1)) resolve();
  if (queue.length > 0) requestIdle();
}
