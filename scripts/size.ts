/** `npm run size`: checks the built sites against their budgets: the gzip size of the JavaScript that pages load before they can be shown, and the number and order of the files they request. */
import { join } from 'node:path';
import { routes } from '@/shared/routing/routes';
import { exitWithError } from './args';
import { firstLoadSizes, firstRequests } from './bundle';
import { root } from './sources';

interface Budget {
  readonly route: keyof typeof routes;
  readonly mode: 'live' | 'simulated';
  /** Bytes, gzip; 1 kB is 1000 bytes. */
  readonly max: number;
}

const budgets: readonly Budget[] = [
  { route: 'home', mode: 'live', max: 170_000 },
  { route: 'home', mode: 'simulated', max: 170_000 },
  { route: 'spotTrade', mode: 'live', max: 260_000 },
  { route: 'marginTrade', mode: 'live', max: 260_000 },
  { route: 'contractTrade', mode: 'live', max: 260_000 },
  { route: 'mockTrade', mode: 'live', max: 260_000 },
  { route: 'preMarket', mode: 'live', max: 260_000 },
];

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function budgetExcess({ route, mode, max }: Budget): string[] {
  const rows =
    firstLoadSizes(join(root, 'dist', mode), routes[route]) ??
    exitWithError(`There is no ${mode} build with ${route}. Run the builds first.`);
  const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of rows.toSorted((a, b) => b.bytes - a.bytes)) console.log(`  ${kB(bytes).padStart(9)}  ${file}`);
  console.log(`First-load JavaScript of ${route}, ${mode}: ${kB(total)} gzip of ${kB(max)}.`);
  return total > max ? [`${route}, ${mode}, is ${kB(total - max)} over its budget.`] : [];
}

interface Requests {
  readonly route: keyof typeof routes;
  readonly mode: Budget['mode'];
  /** The most files, style sheets included, that the screen requests before it can be shown. */
  readonly max: number;
}

const requests: readonly Requests[] = [
  { route: 'home', mode: 'live', max: 11 },
  { route: 'home', mode: 'simulated', max: 11 },
  { route: 'spotTrade', mode: 'live', max: 24 },
];

/** The screen must not request more files than its maximum, nor a file that it discovers only through another one: each such wave costs a round trip. */
function requestExcess({ route, mode, max }: Requests): string[] {
  const { count, late } =
    firstRequests(join(root, 'dist', mode), routes[route]) ??
    exitWithError(`There is no ${mode} build with ${route}. Run the builds first.`);
  console.log(`First files of ${route}, ${mode}: ${count} of ${max}.`);
  return [
    ...(count > max ? [`${route}, ${mode}, requests ${count - max} files too many.`] : []),
    ...late.map((file) => `${route}, ${mode}, discovers ${file} only through another file: see sentAlong in vite.config.ts.`),
  ];
}

const over = [...budgets.flatMap(budgetExcess), ...requests.flatMap(requestExcess)];
if (over.length > 0) exitWithError(over.join('\n'));
