/** Resolves with the promise, or after `ms` at the latest. */
export const waitAtMost = (ms: number, promise: Promise<void>): Promise<void> =>
  Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
