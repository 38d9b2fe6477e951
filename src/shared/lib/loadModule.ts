/** A module could not be loaded: there is no connection, or a newer version has been deployed. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LoadError';
  }
}

/** Delays before the retries, in ms. */
const waits = [400, 1600];

/** Loads a module, with retries; throws a `LoadError`. While offline it fails without waiting. */
export async function loadModule<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const ms of waits) {
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

/** The text of a failed load: the connection is blamed only where there is none. */
export const loadFailureText = () => (isOffline() ? 'common.errorOffline' : 'common.errorLoad');

/** Whether the device reports that it is offline. Node's navigator knows no connection. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;
