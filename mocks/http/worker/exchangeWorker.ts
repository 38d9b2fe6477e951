import { sharedStorage } from './sharedStorage';
import './jitless';
import { openEarlyWorld } from '../earlyWorld';
import { joinHost, memoryStorage } from '../host';
import { servePages } from './servePages';

/** Loaded lazily: compiling and evaluating the code of all products takes longer than answering a visitor's first calls. */
const load = async () => (await import('./wholeExchange')).openHostedWorld;

const serve = servePages((world, config, callbacks) =>
  joinHost({
    name: world === '' ? 'exchange' : `exchange ${world}`,
    open: async (snapshot, saves) =>
      snapshot === null && config === null && saves.size === 0 ? openEarlyWorld(load) : (await load())(snapshot, saves, config ?? {}),
    storage: (world === '' ? sharedStorage : null) ?? memoryStorage(),
    ...callbacks,
  }),
);

if ('onconnect' in globalThis) {
  globalThis.addEventListener('connect', (event) => {
    const [port] = event instanceof MessageEvent ? event.ports : [];
    if (!port) return;
    port.start();
    serve(port);
  });
} else serve(globalThis);
