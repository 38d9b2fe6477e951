/** `npm run size`: checks the gzip size of what home loads first in the live build against its budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLocale } from '@locales/registry';
import { shellNamespaces } from '@/app/namespaces';
import { routes } from '@/shared/routing/routes';
import { refuse } from './args';
import { firstLoad, gzipSize, readManifest } from './bundle';
import { pageFileOf } from './pages';
import { root } from './sources';

/** Bytes, gzip; 1 kB is 1000 bytes. */
const budget = 170_000;
const folder = join(root, 'dist', 'live');
const manifest = readManifest(folder) ?? refuse('There is no live build. Run `npm run build:live`.');
const page = pageFileOf(routes.home);
if (!page || !manifest[page]) refuse(`The live build has no chunk for ${page ?? 'home'}.`);

const texts = [...shellNamespaces, ...routes.home.namespaces].map((namespace) => `locales/${sourceLocale}/${namespace}.json`);
const rows = firstLoad(manifest, ['index.html', page, ...texts]).map((file) => ({
  file,
  bytes: gzipSize(readFileSync(join(folder, file))),
}));
const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
for (const { file, bytes } of rows.toSorted((a, b) => b.bytes - a.bytes)) console.log(`  ${kB(bytes).padStart(9)}  ${file}`);
console.log(`First-load JavaScript of home, live: ${kB(total)} gzip of ${kB(budget)}.`);
if (total > budget) refuse(`Home is ${kB(total - budget)} over its budget.`);
