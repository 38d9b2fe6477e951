/** `npm run live`: the dev server in live mode, with the backend's paths proxied to VITE_API_ORIGIN. */
import { createServer } from 'vite';
import { orExit, exitWithError } from './args';
import { backendPaths } from '../src/contract/backendPaths';
import { apiOriginOf } from './modes';

const origin = await orExit(() => apiOriginOf(process.env));
if (!origin) {
  exitWithError(`Live mode needs to know its backend. Set VITE_API_ORIGIN to its origin, for example:

  VITE_API_ORIGIN=http://127.0.0.1:4180 npm run live

No backend at hand? \`npm run mock -- --port 4180\` serves the simulated exchange there.`);
}

const server = await createServer({ mode: 'live' });
await server.listen();
server.printUrls();
console.log(`  Calls under ${backendPaths.join(' and ')} go to ${origin}.`);
