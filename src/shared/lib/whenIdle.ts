/** Maximum wait for an idle main thread, in ms. */
const patience = 1500;

/** Who waits, in order. */
const queue: (() => void)[] = [];

/** Resolves when the main thread is idle: the time to load what is below the fold. Each who waits has an idle moment of its own, so that together they are no long task, and whatever else waits for one comes between them. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    queue.push(resolve);
    if (queue.length === 1) ask();
  });

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
