export interface ToastMessage {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  description?: string;
  /** An optional action. */
  action?: { readonly label: string; readonly onPress: () => void };
}

interface QueuedToast {
  message: ToastMessage;
  /** Duration in ms; 0 keeps it until it is closed. */
  time: number;
}

/** Default duration of a toast in ms; errors stay until closed. */
export const toastTime = 5000;

/** Connects models to the toasts: call `show` at any time; the mounted `Toast` takes the messages from here, so that it can be loaded lazily. */
export function createToaster() {
  let waiting: QueuedToast[] = [];
  const listeners = new Set<() => void>();
  return {
    show: (message: ToastMessage, time = message.tone === 'danger' ? 0 : toastTime): void => {
      waiting.push({ message, time });
      listeners.forEach((listener) => listener());
    },
    takeAll: (): readonly QueuedToast[] => {
      const queued = waiting;
      waiting = [];
      return queued;
    },
    /** Calls `listener` for each message until the returned function is called, and at once if a message is already waiting. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (waiting.length > 0) listener();
      return () => void listeners.delete(listener);
    },
  };
}

export type Toaster = ReturnType<typeof createToaster>;
