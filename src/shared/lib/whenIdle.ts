/** Maximum wait for an idle main thread, in ms. */
const patience = 1500;

/** Maximum wait for what is under way, in ms: answers that do not come keep nothing away. */
const sparePatience = 5000;

/** Who waits for an idle moment, in order. */
const queue: (() => void)[] = [];

/** Resolves when the main thread is idle: the time to load what is below the fold. Each who waits has an idle moment of its own, so that together they are no long task, and whatever else waits for one comes between them. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    queue.push(resolve);
    if (queue.length === 1) ask();
  });

export interface Calm {
  /** Notes that somebody looks forward to what this brings, such as an answer or a visible part of the page, and returns it: what nobody sees yet waits meanwhile. */
  readonly underWay: <Brought>(work: Promise<Brought>) => Promise<Brought>;
  /** Resolves when nothing is under way and the main thread is idle, but after 5 s at the latest: the time to load what nobody sees yet, and what need not tell of a failure. */
  readonly whenSpare: () => Promise<void>;
}

/** Counts what is under way. */
export function createCalm(): Calm {
  let count = 0;
  const waiting: (() => void)[] = [];
  /** What all wait for who wait until nothing is under way; null while nobody does. */
  let calm: Promise<void> | null = null;

  const ended = () => {
    count -= 1;
    if (count > 0) return;
    for (const resolve of waiting.splice(0)) resolve();
  };
  const settled = () => new Promise<void>((resolve) => (count === 0 ? resolve() : void waiting.push(resolve)));
  const untilCalm = async () => {
    let isSpent = false;
    const spent = new Promise<void>((resolve) => setTimeout(resolve, sparePatience)).then(() => void (isSpent = true));
    const isBusy = () => count > 0 && !isSpent;
    do {
      await Promise.race([settled(), spent]);
      await whenIdle();
    } while (isBusy());
    calm = null;
  };

  return {
    underWay: (work) => {
      count += 1;
      work.then(ended, ended);
      return work;
    },
    whenSpare: async () => {
      // Without idle callbacks nobody knows what the first answers are still followed by.
      if (typeof requestIdleCallback === 'undefined') return whenIdle();
      calm ??= untilCalm();
      await calm;
      await whenIdle();
    },
  };
}

/** Those of the page. */
export const { underWay, whenSpare } = createCalm();

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
