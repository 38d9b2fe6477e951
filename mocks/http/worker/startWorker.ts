import { hasExtendedLifetime, type Port, type WorkerMessage } from './messages';

/**
 * Starts the exchange off the main thread: in a shared worker if the browser supports it, otherwise in a dedicated worker of this tab. Each name has its own worker.
 * Messages posted before the worker runs are queued there, so that a busy page need not send them later. If neither worker runs, opening fails.
 */
export function startWorker(name: string): Port {
  const listeners = new Set<(event: MessageEvent) => void>();
  const dispatch = (event: MessageEvent) => listeners.forEach((listener) => listener(event));
  let unconfirmed: unknown[] = [];
  let post = (_message: unknown): void => {};

  const tryWorker = (start: () => StartedWorker, onFailure: () => void): void => {
    let isRunning = false;
    try {
      const { worker, port } = start();
      worker.addEventListener('error', () => isRunning || onFailure());
      port.addEventListener('message', (event) => {
        isRunning = true;
        unconfirmed = [];
        dispatch(event);
      });
      post = (message) => {
        if (!isRunning) unconfirmed.push(message);
        port.postMessage(message);
      };
      for (const message of unconfirmed) port.postMessage(message);
    } catch {
      onFailure();
    }
  };
  const fail = () => {
    const data: WorkerMessage = { kind: 'openingFailed', reason: 'its worker does not run in this browser' };
    post = () => {};
    queueMicrotask(() => dispatch(new MessageEvent('message', { data })));
  };
  tryWorker(
    () => startShared(name),
    () => tryWorker(() => startDedicated(name), fail),
  );
  return { postMessage: (message) => post(message), addEventListener: (_, listener) => void listeners.add(listener) };
}

interface StartedWorker {
  readonly worker: EventTarget;
  readonly port: Port;
}

function startShared(name: string): StartedWorker {
  // In development, a reload restarts the worker.
  const extendedLifetime = import.meta.env.PROD && hasExtendedLifetime(name);
  const worker = new SharedWorker(new URL('./exchangeWorker.ts', import.meta.url), { type: 'module', name, extendedLifetime });
  worker.port.start();
  return { worker, port: worker.port };
}

function startDedicated(name: string): StartedWorker {
  const worker = new Worker(new URL('./exchangeWorker.ts', import.meta.url), { type: 'module', name });
  return { worker, port: worker };
}
