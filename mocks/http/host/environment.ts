/** One tab's end of a channel to all tabs of an origin; a tab does not receive its own messages. */
export interface Channel {
  post(message: unknown): void;
  /** Closes this end of the channel. */
  close(): void;
}

/** The browser features a host needs; tests provide their own. */
export interface Environment {
  /** Acquires the lock of this name, runs `whileHeld` and releases the lock when its promise settles; `signal` aborts the wait. Rejects if `whileHeld` rejects. */
  lock(name: string, signal: AbortSignal, whileHeld: () => Promise<void>): Promise<void>;
  channel(name: string, onMessage: (message: unknown) => void): Channel;
  /** Runs a task when the page is idle, after a timeout at the latest. */
  idle(task: () => void): void;
  /** Returns a string unique across tabs. */
  uniqueId(): string;
}

/** The real browser. Without Web Locks (they need a secure context) or a BroadcastChannel, tabs do not share an exchange. */
export const browserEnvironment: Environment = {
  lock: async (name, signal, whileHeld) => {
    if (!globalThis.navigator?.locks) return whileHeld();
    let isHeld = false;
    try {
      await navigator.locks.request(name, { mode: 'exclusive', signal }, () => {
        isHeld = true;
        return whileHeld();
      });
    } catch (error) {
      if (isHeld || signal.aborted) throw error;
      await whileHeld();
    }
  },
  channel: (name, onMessage) => {
    const channel = openChannel(name);
    channel?.addEventListener('message', ({ data }) => onMessage(data));
    return { post: (message) => channel?.postMessage(message), close: () => channel?.close() };
  },
  idle: (task) =>
    void (typeof requestIdleCallback === 'undefined'
      ? setTimeout(task, idleTimeoutMs)
      : requestIdleCallback(task, { timeout: idleTimeoutMs })),
  uniqueId: () => crypto.getRandomValues(new Uint32Array(uniqueWords)).join('-'),
};

/** Null if the browser has no channels or denies them to a page without storage. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Maximum wait for idle time: a constantly updating page on a slow machine is never idle. */
const idleTimeoutMs = 500;
const uniqueWords = 4;
