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
}

/** First load of home in both modes beside the bare stack; `backend` answers the live build's calls. */
export async function measureFirstLoad(browser: Browser, backend: string): Promise<Figure[]> {
  const bare = await load(browser, await buildBare());
  const live = await load(browser, join(root, 'dist/live'), backend);
  const simulated = await load(browser, join(root, 'dist/simulated'));
  const kB = (name: string, { bytes }: Load, goal?: number): Figure => ({ name, value: bytes / 1000, unit: 'kB', goal });
  const time = (name: string, { interactive }: Load, goal: number): Figure => ({
    name,
    value: interactive,
    unit: 'ms',
    baseline: { name: 'bare stack', value: bare.interactive },
    goal,
  });
  return [
    kB('JavaScript of the bare stack', bare),
    kB('first-load JavaScript of home, live', live, 170),
    kB('JavaScript of home, simulated, with the simulation', simulated),
    time('home interactive, live', live, 1.8),
    time('home interactive, simulated', simulated, 2.5),
    {
      name: 'first paint of home, simulated',
      value: simulated.paint,
      unit: 'ms',
      baseline: { name: 'live', value: live.paint },
      goal: 1.15,
    },
  ];
}

async function buildBare(): Promise<string> {
  const outDir = join(root, 'dist/bench/bare');
  await build({
    configFile: false,
    root: join(root, 'tests/bench/bare'),
    logLevel: 'warn',
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
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  await context.close();
  return { bytes, interactive, paint };
}
