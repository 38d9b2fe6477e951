import type { Port } from './messages';

/** Starts the exchange off the main thread: in the one worker of all tabs where the browser has such a thing, else in a worker of this tab. Rejects where neither runs. */
export async function startWorker(): Promise<Port> {
  try {
    return await running(shared);
  } catch {
    return running(dedicated);
  }
}

interface Started {
  readonly worker: EventTarget;
  readonly port: Port;
}

function shared(): Started {
  const worker = new SharedWorker(new URL('./exchangeWorker.ts', import.meta.url), { type: 'module', name: 'exchange' });
  worker.port.start();
  return { worker, port: worker.port };
}

function dedicated(): Started {
  const worker = new Worker(new URL('./exchangeWorker.ts', import.meta.url), { type: 'module', name: 'exchange' });
  return { worker, port: worker };
}

/** Resolves when the worker has said its first word. */
const running = (start: () => Started): Promise<Port> =>
  new Promise((resolve, reject) => {
    const { worker, port } = start();
    worker.addEventListener('error', () => reject(new Error('its worker does not run in this browser')));
    port.addEventListener('message', () => resolve(port));
  });
