/** `npm run size`: checks the gzip size of what home loads first in the live build against its budget. */
import { join } from 'node:path';
import { routes } from '@/shared/routing/routes';
import { refuse } from './args';
import { firstLoadSizes } from './bundle';
import { root } from './sources';

/** Bytes, gzip; 1 kB is 1000 bytes. */
const budget = 170_000;
const rows =
  firstLoadSizes(join(root, 'dist', 'live'), routes.home) ?? refuse('There is no live build with home. Run `npm run build:live`.');
const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
for (const { file, bytes } of rows.toSorted((a, b) => b.bytes - a.bytes)) console.log(`  ${kB(bytes).padStart(9)}  ${file}`);
console.log(`First-load JavaScript of home, live: ${kB(total)} gzip of ${kB(budget)}.`);
if (total > budget) refuse(`Home is ${kB(total - budget)} over its budget.`);
