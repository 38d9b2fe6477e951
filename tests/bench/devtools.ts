import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { root } from '../../scripts/sources';
import { type Metric, median } from './measure';
import { serve } from './serve';

const runs = 5;
const frameRuns = 3;
const idleMs = 4000;
/** Tall enough for every cell of a matrix to be in view. */
const viewport = { width: 1440, height: 9000 };

/** Scenarios with different arrangements; one with delayed responses would only measure the delay. */
const scenarioNames = ['first-day', 'transfer-accepted', 'need-kyc', 'orders-huge', 'deposits-many'];
const matrices = {
  one: 'themes=light&widths=360',
  six: 'themes=light,dark&widths=360,768,1440',
  twentyFour: 'themes=light,dark&widths=360,768,1440&languages=en_US,zh_CN&personas=trader,visitor',
};

/** The time until the workbench shows scenarios and matrices, and the cost of the closed panel on its page. */
export async function measureWorkbench(browser: Browser): Promise<Metric[]> {
  const folder = join(root, 'dist/simulated');
  const site = await serve(folder);
  const address = (path: string) => `${site.origin}/en_US${path}`;
  const scenario = await scenarios(browser, address);
  const cells: Record<keyof typeof matrices, number[]> = { one: [], six: [], twentyFour: [] };
  for (let run = 0; run < frameRuns; run++)
    for (const name of ['one', 'six', 'twentyFour'] as const)
      cells[name].push(
        await inFreshContext(browser, (page) => framesUsable(page, address(`/workbench/matrix?address=/market&${matrices[name]}`))),
      );
  const closed: Record<'with' | 'without', Cost[]> = { with: [], without: [] };
  for (let run = 0; run < runs; run++)
    for (const kind of ['with', 'without'] as const)
      closed[kind].push(await inFreshContext(browser, (page) => costOf(page, address('/'), kind === 'without' ? toolsOf(folder) : null)));
  site.close();
  const medianOf = (kind: keyof typeof closed, name: keyof Cost) => median(closed[kind].map((cost) => cost[name]));
  const oneCell = { name: 'one cell', value: median(cells.one) };
  return [
    {
      name: 'opening a scenario by its link until usable',
      value: median(scenario.opened),
      unit: 'ms',
      baseline: { name: 'the page alone', value: median(scenario.plain) },
    },
    { name: 'the slowest of them', value: Math.max(...scenario.opened), unit: 'ms', goal: 2000 },
    { name: 'matrix of 6 cells, all usable', value: median(cells.six), unit: 'ms', goal: 5000 },
    { name: 'matrix of 24 cells, all usable', value: median(cells.twentyFour), unit: 'ms', goal: 20_000 },
    { name: 'matrix of 24 cells, beside one', value: median(cells.twentyFour), unit: 'ms', baseline: oneCell },
    {
      name: 'first paint of home with the closed panel',
      value: medianOf('with', 'paint'),
      unit: 'ms',
      baseline: { name: 'without the tools', value: medianOf('without', 'paint') },
      goal: 1.05,
    },
    {
      name: 'share of frame time that the closed panel takes',
      value: Math.max(0, medianOf('with', 'busy') - medianOf('without', 'busy')) / idleMs,
      unit: 'ratio',
      goal: 0.01,
    },
  ];
}

async function inFreshContext<Value>(browser: Browser, task: (page: Page) => Promise<Value>): Promise<Value> {
  const context = await browser.newContext({ viewport });
  const value = await task(await context.newPage());
  await context.close();
  return value;
}

/** Milliseconds until the page of a scenario is usable in a browser that already has the site open, as when coming from the gallery, and until the same page is usable without a scenario. */
async function scenarios(browser: Browser, address: (path: string) => string) {
  return inFreshContext(browser, async (page) => {
    await page.goto(address('/market'));
    await page.locator(usable).first().waitFor();
    const times: Record<'opened' | 'plain', number[]> = { opened: [], plain: [] };
    const timed = async (to: string) => {
      const start = performance.now();
      await page.goto(to, { waitUntil: 'commit' });
      await untilUsable(page);
      return performance.now() - start;
    };
    for (const name of scenarioNames) {
      times.opened.push(await timed(address(`/market?sim.scenario=${name}`)));
      times.plain.push(await timed(address('/market')));
    }
    return times;
  });
}

const usable = 'main h1';

/** Resolves once the heading is shown and nothing is loading. */
async function untilUsable(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]'));
}

/** Milliseconds until all cells of a matrix show their page. */
async function framesUsable(page: Page, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => {
      const cells = [...document.querySelectorAll('main ul > li')].filter((cell) => cell.querySelector('a[target]'));
      const pages = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument);
      return (
        cells.length > 0 &&
        pages.length >= cells.length &&
        pages.every((each) => each?.querySelector('main h1') && !each.querySelector('main [aria-busy="true"]'))
      );
    },
    undefined,
    { timeout: 120_000 },
  );
  return performance.now() - start;
}

interface Cost {
  /** Milliseconds until the first contentful paint. */
  readonly paint: number;
  /** Milliseconds that the main thread is busy while the page is idle. */
  readonly busy: number;
}

/** The cost of a page with the tools, or with an empty script in their place. */
async function costOf(page: Page, address: string, without: string | null): Promise<Cost> {
  if (without !== null)
    await page.route(`**/assets/${without}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'const None = () => null; export { None as Commands, None as Controls, None as ScreenTools, None as auditPage };',
      }),
    );
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await untilUsable(page);
  await page.waitForTimeout(2000);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const task = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
  const before = await task();
  await page.waitForTimeout(idleMs);
  const busy = ((await task()) - before) * 1000;
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  return { paint, busy };
}

/** The file of the tools in a build. */
function toolsOf(folder: string): string {
  const assets = join(folder, 'assets');
  const file = readdirSync(assets).find((name) => name.endsWith('.js') && / as Commands\b/.test(readFileSync(join(assets, name), 'utf8')));
  if (file === undefined) throw new Error('the build contains no devtools');
  return file;
}
