/** A module could not be loaded: the device is offline, or a newer version has been deployed. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LoadError';
  }
}

/** Delays before the retries, in ms. */
const retryDelaysMs = [400, 1600];

/** Loads a module, with retries; throws a `LoadError`. While offline it fails without waiting. */
export async function loadModule<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const ms of retryDelaysMs) {
    try {
      return await load();
    } catch (error) {
      if (isOffline()) throw new LoadError(error);
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  return load().catch((error: unknown) => {
    throw new LoadError(error);
  });
}

/** The message for a failed load; blames the connection only while offline. */
export const loadFailureText = () => (isOffline() ? 'common.errorOffline' : 'common.errorLoad');

/** Whether the device reports that it is offline. Node's `navigator` has no connection state. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
