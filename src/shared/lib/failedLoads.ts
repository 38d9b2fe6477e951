/** How each failed load of code or texts is forgotten. A failure is kept until then, so that an error boundary can report it. */
const failed = new Set<() => void>();

/** Keeps a failure until `retryFailedLoads`; `forget` has what failed loaded again when it is next needed. */
export const keepFailure = (forget: () => void): void => void failed.add(forget);

/** Allows every part and text that could not be loaded to be loaded again when it is next rendered. */
export function retryFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
