/** `npm run preview [-- [--live | --stories] [--port N] [--backend ORIGIN]]`: serves a built site on 127.0.0.1 with its production headers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { orExit, readArgs, readPort, exitWithError } from './args';
import { backendPaths } from '../src/contract/backendPaths.ts';
import { apiOriginOf } from './modes';
import { sentHeaders } from './siteHeaders';
import { root } from './sources';

const usage = 'usage: npm run preview [-- [--live | --stories] [--port N] [--backend ORIGIN]]';
const options = readArgs(
  { live: { type: 'boolean' }, stories: { type: 'boolean' }, port: { type: 'string' }, backend: { type: 'string' } },
  usage,
);
if (options.backend !== undefined) process.env.VITE_API_ORIGIN = options.backend;
const port = readPort(options.port);
const site = options.stories ? 'stories' : options.live ? 'live' : 'simulated';
const command = { stories: 'stories:build', live: 'build:live', simulated: 'build' }[site];
const folder = join(root, 'dist', site);

if (!existsSync(join(folder, 'index.html'))) exitWithError(`There is no built site in dist/${site}. Run \`npm run ${command}\` first.`);
const origin = options.stories ? undefined : await orExit(() => apiOriginOf(process.env));

const server = await orExit(() =>
  preview({
    mode: options.live ? 'live' : 'simulated',
    build: { outDir: folder },
    preview: { port, strictPort: port !== undefined, headers: {} }, // otherwise those of the dev server would be sent
    plugins: [sentHeaders(folder)],
  }),
);
server.printUrls();
if (origin && !options.live) console.log(`  The panel of the simulation offers ${origin} as its live backend.`);
else if (origin) console.log(`  Calls under ${backendPaths.join(' and ')} go to ${origin}.`);
else if (options.live) console.log('  VITE_API_ORIGIN is not set: nothing answers calls to this origin.');
