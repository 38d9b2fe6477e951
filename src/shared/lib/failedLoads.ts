/** Callbacks that clear failed loads of code or texts. A failure is kept until then, so that an error boundary can report it. */
const failed = new Set<() => void>();

/** Keeps a failure until `retryFailedLoads`; `forget` clears it, so that the next use loads again. */
export const clearOnRetry = (forget: () => void): void => void failed.add(forget);

/** Clears all failed loads, so that parts and texts are loaded again on their next render. */
export function retryFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}
