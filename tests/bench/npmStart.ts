import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startServer } from '../../scripts/children';
import { root } from '../../scripts/sources';
import { type Metric, median } from './measure';
import { serve } from './serve';
import { type Start, type Visit, visit } from './visit';

const runs = 5;
const port = '4321';

/** Home as served by `npm start` compared with the built site, without throttling, on a first visit and on a reload. */
export async function measureNpmStart(browser: Browser): Promise<Metric[]> {
  const started = `http://127.0.0.1:${port}`;
  const stop = await startServer('scripts/start.ts', ['--port', port], started);
  const built = await serve(join(root, 'dist/simulated'));
  const addresses = { started, built: built.origin };
  const visits: Record<keyof typeof addresses, Visit[]> = { started: [], built: [] };
  // In turn, so that a busy moment of the machine affects both.
  for (let run = 0; run < runs; run++)
    for (const site of ['started', 'built'] as const) visits[site].push(await visit(browser, `${addresses[site]}/en_US/`));
  await stop();
  built.close();
  const medianOf = (site: keyof typeof addresses, when: keyof Visit, key: keyof Start) =>
    median(visits[site].map((each) => each[when][key]));
  const price = (name: string, when: keyof Visit): Metric => ({
    name,
    value: medianOf('started', when, 'price'),
    unit: 'ms',
    baseline: { name: 'built site', value: medianOf('built', when, 'price') },
    goal: 1.2,
  });
  return [
    { name: 'requests of home, npm start', value: medianOf('started', 'first', 'requests'), unit: 'requests', goal: 250 },
    price('first price of home, npm start', 'first'),
    price('first price of home, npm start, on reload', 'again'),
  ];
}
