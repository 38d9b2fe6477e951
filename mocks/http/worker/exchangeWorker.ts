import { sharedStorage } from './sharedStorage';
import './jitless';
import { openEarlyWorld } from '../earlyWorld';
import { openHostedWorld } from '../hostedWorld';
import { joinHost, memoryStorage } from '../host';
import { servePages } from './servePages';

const serve = servePages((world, config, hears) =>
  joinHost({
    name: world === '' ? 'exchange' : `exchange ${world}`,
    open: (snapshot, saves) =>
      snapshot === null && config === null ? openEarlyWorld(saves) : openHostedWorld(snapshot, saves, config ?? {}),
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
