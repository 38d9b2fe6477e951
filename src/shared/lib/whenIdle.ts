/** Maximum wait for an idle main thread, in ms. */
const patience = 1500;

/** Resolves when the main thread is idle: the time to load what is below the fold. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks; the next task runs after the current paint.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: patience });
  });
