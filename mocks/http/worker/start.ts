import type { Port } from './messages';

/** Starts the exchange off the main thread: in the one worker of all tabs where the browser has such a thing, else in a worker of this tab. Workers of different names are different ones. Rejects where neither runs. */
export async function startWorker(name: string): Promise<Port> {
  try {
    return await running(() => shared(name));
  } catch {
    return running(() => dedicated(name));
  }
}

interface Started {
  readonly worker: EventTarget;
  readonly port: Port;
}

function shared(name: string): Started {
  const worker = new SharedWorker(new URL('./exchangeWorker.ts', import.meta.url), { type: 'module', name });
  worker.port.start();
  return { worker, port: worker.port };
}

function dedicated(name: string): Started {
  const worker = new Worker(new URL('./exchangeWorker.ts', import.meta.url), { type: 'module', name });
  return { worker, port: worker };
}

/** Resolves when the worker has said its first word. */
const running = (start: () => Started): Promise<Port> =>
  new Promise((resolve, reject) => {
    const { worker, port } = start();
    worker.addEventListener('error', () => reject(new Error('its worker does not run in this browser')));
    port.addEventListener('message', () => resolve(port));
  });
