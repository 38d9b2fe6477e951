/** A part of the app could not be fetched: there is no connection, or a newer version has taken its place. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'LoadError';
  }
}

/** Waits before a part is fetched again, in ms. */
const waits = [400, 1600];

/** Fetches a part of the app, again after a failure; throws a `LoadError`. Without a connection it does not wait for one. */
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

/** Whether the device says that it has no connection. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;
