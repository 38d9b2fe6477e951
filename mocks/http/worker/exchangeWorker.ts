import './jitless';
import { openHostedWorld } from '../hostedWorld';
import { indexedDbStorage, joinHost } from '../host';
import { servePages } from './servePages';

const serve = servePages((onTrouble) =>
  joinHost({ name: 'exchange', open: openHostedWorld, storage: indexedDbStorage('exchange-world'), onTrouble }),
);

if ('onconnect' in globalThis) {
  globalThis.addEventListener('connect', (event) => {
    const [port] = event instanceof MessageEvent ? event.ports : [];
    if (!port) return;
    port.start();
    serve(port);
  });
} else serve(globalThis);
