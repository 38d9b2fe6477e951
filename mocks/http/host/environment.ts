/** One tab's end of a line that all tabs of an origin hear; a tab does not hear itself. */
export interface Channel {
  post(message: unknown): void;
  /** Ends the line. */
  close(): void;
}

/** What a host needs of the browser; tests bring their own. */
export interface Environment {
  /** Waits for the lock of this name, then holds it until the promise of `held` settles; `signal` ends the waiting. Rejects where there are no locks. */
  lock(name: string, signal: AbortSignal, held: () => Promise<void>): Promise<void>;
  channel(name: string, heard: (message: unknown) => void): Channel;
  /** Runs a task when there is nothing else to do, and after a while in any case. */
  idle(task: () => void): void;
  /** A text no other tab comes up with. */
  unique(): string;
}

/** The browser as it is. Without Web Locks (they need a secure context) or a BroadcastChannel each tab is alone. */
export const browserEnvironment: Environment = {
  lock: async (name, signal, held) => {
    if (!globalThis.navigator?.locks) return held();
    let isHeld = false;
    try {
      await navigator.locks.request(name, { mode: 'exclusive', signal }, () => {
        isHeld = true;
        return held();
      });
    } catch (error) {
      if (isHeld || signal.aborted) throw error;
      await held();
    }
  },
  channel: (name, heard) => {
    const channel = openChannel(name);
    channel?.addEventListener('message', ({ data }) => heard(data));
    return { post: (message) => channel?.postMessage(message), close: () => channel?.close() };
  },
  idle: (task) =>
    void (typeof requestIdleCallback === 'undefined' ? setTimeout(task, patienceMs) : requestIdleCallback(task, { timeout: patienceMs })),
  unique: () => crypto.getRandomValues(new Uint32Array(uniqueWords)).join('-'),
};

/** Null where the browser has no channels, or refuses them to a page without storage. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** A page whose figures never rest on a slow machine has no idle time: the task runs then all the same. */
const patienceMs = 500;
const uniqueWords = 4;
