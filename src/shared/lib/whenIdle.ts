/** Longest wait for a main thread that is never idle, in ms. */
const patience = 1500;

/** Resolves when the main thread has nothing more urgent to do: the moment to fetch what stands below what is looked at first. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callbacks; the next task comes after what is painted now.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: patience });
  });
