/** Callbacks that clear failed loads of code or texts. A failure is kept until then, so that an error boundary can report it. */
const failed = new Set<() => void>();

/** Keeps a failure until `retryFailedLoads`; `clear` removes it, so that the next use loads again. */
export const clearOnRetry = (clear: () => void): void => void failed.add(clear);

/** Clears all failed loads, so that parts and texts are loaded again on their next render. */
export function retryFailedLoads(): void {
  for (const clear of failed) clear();
  failed.clear();
}
