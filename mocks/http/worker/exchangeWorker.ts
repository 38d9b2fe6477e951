import { sharedStorage } from './sharedStorage';
import './jitless';
import { openHostedWorld } from '../hostedWorld';
import { joinHost, memoryStorage } from '../host';
import { servePages } from './servePages';

const serve = servePages((world, config, onTrouble) =>
  joinHost({
    name: world === '' ? 'exchange' : `exchange ${world}`,
    open: (snapshot, saves) => openHostedWorld(snapshot, saves, config ?? {}),
    storage: (world === '' ? sharedStorage : null) ?? memoryStorage(),
    onTrouble,
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
