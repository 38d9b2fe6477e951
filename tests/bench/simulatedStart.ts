import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../../scripts/sources';
import { type Figure, median } from './measure';
import { serve } from './serve';

const runs = 7;

interface Start {
  /** Milliseconds from navigation until the first price of a coin is shown. */
  readonly price: number;
  /** Milliseconds of the longest task of the main thread until two seconds later. */
  readonly task: number;
}

interface Visit {
  readonly first: Start;
  /** The same on a reload. */
  readonly again: Start;
}

/** How home starts in simulated mode beside live mode, without throttling, on a first visit and on a reload; `backend` answers the live build's calls. */
export async function measureSimulatedStart(browser: Browser, backend: string): Promise<Figure[]> {
  const sites = { live: await serve(join(root, 'dist/live'), backend), simulated: await serve(join(root, 'dist/simulated')) };
  const visits: Record<keyof typeof sites, Visit[]> = { live: [], simulated: [] };
  // Turn by turn, so that a busy moment of the machine meets both.
  for (let run = 0; run < runs; run++)
    for (const site of ['live', 'simulated'] as const) visits[site].push(await visit(browser, `${sites[site].origin}/en_US/`));
  for (const site of Object.values(sites)) site.close();
  const figure = (name: string, when: keyof Visit, of: keyof Start): Figure => ({
    name,
    value: median(visits.simulated.map((each) => each[when][of])),
    unit: 'ms',
    baseline: { name: 'live', value: median(visits.live.map((each) => each[when][of])) },
    goal: 1.2,
  });
  return [
    figure('first price of home, simulated', 'first', 'price'),
    figure('first price of home, simulated, on reload', 'again', 'price'),
    figure('longest task of home, simulated', 'first', 'task'),
    figure('longest task of home, simulated, on reload', 'again', 'task'),
  ];
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext();
  await context.addInitScript(observe);
  const page = await context.newPage();
  const started = async (): Promise<Start> => {
    const price = await (await page.waitForFunction(() => window.firstPrice)).jsonValue();
    await page.waitForTimeout(2000);
    return { price: price ?? NaN, task: await page.evaluate(() => Math.max(0, ...(window.longTasks ?? []))) };
  };
  await page.goto(address, { waitUntil: 'commit' });
  const first = await started();
  await page.reload({ waitUntil: 'commit' });
  const again = await started();
  await context.close();
  return { first, again };
}

declare global {
  interface Window {
    firstPrice?: number;
    longTasks?: number[];
  }
}

/** Notes in the page when the first price appears, and every long task. */
function observe(): void {
  const longTasks: number[] = [];
  window.longTasks = longTasks;
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  const changes = new MutationObserver(() => {
    if (!/\d\d,\d{3}\.\d/.test(document.querySelector('main')?.textContent ?? '')) return;
    window.firstPrice = performance.now();
    changes.disconnect();
  });
  changes.observe(document, { subtree: true, childList: true, characterData: true });
}
