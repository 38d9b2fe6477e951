export interface ToastMessage {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  description?: string;
  /** An optional action. */
  action?: { readonly label: string; readonly onPress: () => void };
}

interface Waiting {
  message: ToastMessage;
  /** Duration in ms; 0 keeps it until it is closed. */
  time: number;
}

/** Default duration of a toast in ms; errors stay until closed. */
export const toastTime = 5000;

/** Connects models to the toasts: `show` a message at any time; the mounted `Toast` takes it from here, so that it can be loaded late. */
export function createToasts() {
  let waiting: Waiting[] = [];
  const listeners = new Set<() => void>();
  return {
    show: (message: ToastMessage, time = message.tone === 'danger' ? 0 : toastTime): void => {
      waiting.push({ message, time });
      listeners.forEach((listener) => listener());
    },
    take: (): readonly Waiting[] => {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    /** Calls `listener` at each message until the returned function is called, and at once where one waits already. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (waiting.length > 0) listener();
      return () => void listeners.delete(listener);
    },
  };
}

export type Toaster = ReturnType<typeof createToasts>;
