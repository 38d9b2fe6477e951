import './jitless';
import { openHostedWorld } from '../hostedWorld';
import { indexedDbStorage, joinHost } from '../host';
import { servePages } from './servePages';

const serve = servePages((config, onTrouble) =>
  joinHost({
    name: 'exchange',
    open: (snapshot, saves) => openHostedWorld(snapshot, saves, config ?? {}),
    storage: indexedDbStorage('exchange-world'),
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
