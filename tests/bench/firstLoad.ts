import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { gzipSize } from '../../scripts/bundle';
import { root } from '../../scripts/sources';
import { type Figure, median } from './measure';
import { serve } from './serve';

const runs = 5;
const slowdown = 4;
const network = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };

interface Load {
  /** Bytes of JavaScript, gzip, until the page had settled. */
  bytes: number;
  /** Milliseconds from navigation until the heading was painted and the main thread was free. */
  interactive: number;
  /** Milliseconds until the first contentful paint. */
  paint: number;
  /** Cumulative layout shift until the page had settled. */
  shift: number;
}

/** First load of home in both modes beside the bare stack and beside every package that home needs, alone; `backend` answers the live build's calls. */
export async function measureFirstLoad(browser: Browser, backend: string): Promise<Figure[]> {
  const bare = await load(browser, await buildBaseline('bare'));
  const named = await load(browser, await buildBaseline('named'));
  const live = await load(browser, join(root, 'dist/live'), backend);
  const simulated = await load(browser, join(root, 'dist/simulated'));
  const kB = (name: string, { bytes }: Load, goal?: number): Figure => ({ name, value: bytes / 1000, unit: 'kB', goal });
  const shift = (name: string, { shift: value }: Load): Figure => ({ name, value, unit: 'ratio', goal: 0.02 });
  const times = (name: string, { interactive: value }: Load, goal?: number): Figure[] => [
    { name, value, unit: 'ms', baseline: { name: 'bare stack', value: bare.interactive }, goal },
    { name, value, unit: 'ms', baseline: { name: 'named packages', value: named.interactive } },
  ];
  return [
    kB('JavaScript of the bare stack', bare),
    kB('JavaScript of the named packages', named),
    kB('first-load JavaScript of home, live', live, 170),
    kB('JavaScript of home, simulated, with the simulation', simulated),
    ...times('home interactive, live', live, 1.8),
    ...times('home interactive, simulated', simulated, 2.5),
    {
      name: 'first paint of home, simulated',
      value: simulated.paint,
      unit: 'ms',
      baseline: { name: 'live', value: live.paint },
      goal: 1.15,
    },
    shift('layout shift of home at load, live', live),
    shift('layout shift of home at load, simulated', simulated),
  ];
}

async function buildBaseline(name: 'bare' | 'named'): Promise<string> {
  const outDir = join(root, 'dist/bench', name);
  await build({
    configFile: false,
    root: join(root, 'tests/bench', name),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  return outDir;
}

async function load(browser: Browser, folder: string, backend?: string): Promise<Load> {
  const site = await serve(folder, backend);
  const samples: Load[] = [];
  for (let run = 0; run < runs; run++) samples.push(await once(browser, `${site.origin}/en_US/`));
  site.close();
  const middle = (of: (load: Load) => number) => median(samples.map(of));
  return {
    bytes: middle(({ bytes }) => bytes),
    interactive: middle(({ interactive }) => interactive),
    paint: middle(({ paint }) => paint),
    shift: middle(({ shift }) => shift),
  };
}

async function once(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body().then(gzipSize, () => 0));
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('main h1');
  // Two frames later the heading is painted; an idle moment says that the main thread answers.
  const interactive = await page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(performance.now()), { timeout: 5000 }))),
      ),
  );
  // Prices are asked for every second, so that a slow machine's network is never idle.
  await page.waitForTimeout(3000);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  const shift = await page.evaluate(layoutShift);
  await context.close();
  return { bytes, interactive, paint, shift };
}

/** The sum of the page's layout shifts so far, those that follow an input left out. */
function layoutShift(): Promise<number> {
  return new Promise((done) => {
    // The browser reports nothing where nothing has moved.
    setTimeout(() => done(0), 200);
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .map((entry) => ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput) ? Number(entry.value) : 0));
      done(moved.reduce((sum, value) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
