/** Resolves as the promise does, but after `ms` at the latest. */
export const atMost = (ms: number, promise: Promise<void>): Promise<void> =>
  Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, ms))]);
