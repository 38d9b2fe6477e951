import { sharedStorage } from './sharedStorage';
import './jitless';
import { openEarlyWorld } from '../earlyWorld';
import { joinHost, memoryStorage } from '../host';
import { servePages } from './servePages';

/** The code of all products takes longer to be compiled and evaluated than a visitor's first calls to be answered. */
const load = async () => (await import('./wholeExchange')).openHostedWorld;

const serve = servePages((world, config, hears) =>
  joinHost({
    name: world === '' ? 'exchange' : `exchange ${world}`,
    open: async (snapshot, saves) =>
      snapshot === null && config === null && saves.size === 0 ? openEarlyWorld(load) : (await load())(snapshot, saves, config ?? {}),
    storage: (world === '' ? sharedStorage : null) ?? memoryStorage(),
    ...hears,
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
