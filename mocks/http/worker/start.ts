import { outlivesPages, type Port, type WorkerMessage } from './messages';

/**
 * Starts the exchange off the main thread: in a shared worker if the browser supports it, otherwise in a dedicated worker of this tab. Each name has its own worker.
 * Messages posted before the worker runs are queued there, so that a busy page need not send them later. If neither worker runs, opening fails.
 */
export function startWorker(name: string): Port {
  const listeners = new Set<(event: MessageEvent) => void>();
  const tell = (event: MessageEvent) => listeners.forEach((listener) => listener(event));
  let said: unknown[] = [];
  let post = (_message: unknown): void => {};

  const begin = (start: () => Started, otherwise: () => void): void => {
    let isRunning = false;
    try {
      const { worker, port } = start();
      worker.addEventListener('error', () => isRunning || otherwise());
      port.addEventListener('message', (event) => {
        isRunning = true;
        said = [];
        tell(event);
      });
      post = (message) => {
        if (!isRunning) said.push(message);
        port.postMessage(message);
      };
      for (const message of said) port.postMessage(message);
    } catch {
      otherwise();
    }
  };
  const fail = () => {
    const data: WorkerMessage = { kind: 'openingFailed', reason: 'its worker does not run in this browser' };
    post = () => {};
    queueMicrotask(() => tell(new MessageEvent('message', { data })));
  };
  begin(
    () => shared(name),
    () => begin(() => dedicated(name), fail),
  );
  return { postMessage: (message) => post(message), addEventListener: (_, listener) => void listeners.add(listener) };
}

interface Started {
  readonly worker: EventTarget;
  readonly port: Port;
}

function shared(name: string): Started {
  // In development, a reload restarts the worker.
  const extendedLifetime = import.meta.env.PROD && outlivesPages(name);
  const worker = new SharedWorker(new URL('./exchangeWorker.ts', import.meta.url), { type: 'module', name, extendedLifetime });
  worker.port.start();
  return { worker, port: worker.port };
}

function dedicated(name: string): Started {
  const worker = new Worker(new URL('./exchangeWorker.ts', import.meta.url), { type: 'module', name });
  return { worker, port: worker };
}
