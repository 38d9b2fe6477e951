/** `npm start [-- --port N]`: builds and serves the simulated site, as in production. */
import { build } from 'vite';
import { orRefuse, readArgs, readPort } from './args';

const { port } = readArgs({ port: { type: 'string' } }, 'usage: npm start [-- --port N]');
readPort(port);
console.log('Building the site…');
await orRefuse(() => build({ mode: 'simulated', logLevel: 'error' }));
await import('./preview');
