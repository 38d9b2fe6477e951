import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../../scripts/sources';
import { type Metric, median } from './measure';
import { serve } from './serve';
import { type Start, type Visit, visit } from './visit';

const runs = 7;

/** The start of home in simulated mode compared with live mode, without throttling, on a first visit and on a reload; `backend` answers the calls of the live build. */
export async function measureSimulatedStart(browser: Browser, backend: string): Promise<Metric[]> {
  const sites = { live: await serve(join(root, 'dist/live'), backend), simulated: await serve(join(root, 'dist/simulated')) };
  const visits: Record<keyof typeof sites, Visit[]> = { live: [], simulated: [] };
  // In turn, so that a busy moment of the machine affects both.
  for (let run = 0; run < runs; run++)
    for (const site of ['live', 'simulated'] as const) visits[site].push(await visit(browser, `${sites[site].origin}/en_US/`));
  for (const site of Object.values(sites)) site.close();
  const metric = (name: string, when: keyof Visit, key: keyof Start): Metric => ({
    name,
    value: median(visits.simulated.map((each) => each[when][key])),
    unit: 'ms',
    baseline: { name: 'live', value: median(visits.live.map((each) => each[when][key])) },
    goal: 1.2,
  });
  return [
    metric('first price of home, simulated', 'first', 'price'),
    metric('first price of home, simulated, on reload', 'again', 'price'),
    metric('first price of home, simulated, on later reloads', 'later', 'price'),
    metric('longest task of home, simulated', 'first', 'task'),
    metric('longest task of home, simulated, on reload', 'again', 'task'),
  ];
}
