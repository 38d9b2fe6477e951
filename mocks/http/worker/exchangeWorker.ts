import './jitless';
import { openHostedWorld } from '../hostedWorld';
import { indexedDbStorage, joinHost, memoryStorage } from '../host';
import { servePages } from './servePages';

const serve = servePages((world, config, onTrouble) =>
  joinHost({
    name: world === '' ? 'exchange' : `exchange ${world}`,
    open: (snapshot, saves) => openHostedWorld(snapshot, saves, config ?? {}),
    storage: world === '' ? indexedDbStorage('exchange-world') : memoryStorage(),
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
