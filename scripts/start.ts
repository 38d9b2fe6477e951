/** `npm start [-- --port N] [--backend ORIGIN]`: builds and serves the simulated site, as in production. */
import { build } from 'vite';
import { orExit, readArgs, readPort } from './args';

const { port } = readArgs({ port: { type: 'string' }, backend: { type: 'string' } }, 'usage: npm start [-- --port N] [--backend ORIGIN]');
readPort(port);
console.log('Building the site…');
await orExit(() => build({ mode: 'simulated', logLevel: 'error' }));
await import('./preview');
