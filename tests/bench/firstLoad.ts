import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { routes } from '@/shared/routing/routes';
import { firstLoadSizes, gzipSize } from '../../scripts/bundle';
import { root } from '../../scripts/sources';
import { type Metric, median } from './measure';
import { serve, type Site } from './serve';

const runs = 5;
const slowdown = 4;
const network = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };

interface Load {
  /** Bytes of gzipped JavaScript until the page has settled. */
  bytes: number;
  /** Milliseconds from navigation until the heading is painted and the main thread is free. */
  interactive: number;
  /** Milliseconds until the first contentful paint. */
  paint: number;
  /** Cumulative layout shift until the page has settled. */
  shift: number;
}

/**
 * The first load of home in both modes and of a trade screen, compared with the bare stack and with the packages that home is built on, each
 * used once: the lower limit for home. `backend` answers the calls of the live build.
 */
export async function measureFirstLoad(browser: Browser, backend: string): Promise<Metric[]> {
  const folders = { live: join(root, 'dist/live'), simulated: join(root, 'dist/simulated') };
  const createSample = (site: Site, path = '/'): Sample => ({ site, path, loads: [] });
  const live = await serve(folders.live, backend);
  const samples = {
    bare: createSample(await serve(await buildBaseline('bare'))),
    named: createSample(await serve(await buildBaseline('named'))),
    live: createSample(live),
    trade: createSample(live, '/trade/exchange/?tradeCode=btc_usdt'),
    simulated: createSample(await serve(folders.simulated)),
  };
  await loadInTurn(browser, Object.values(samples));
  const [bare, named] = [medianLoad(samples.bare), medianLoad(samples.named)];
  const [home, trade, simulated] = [medianLoad(samples.live), medianLoad(samples.trade), medianLoad(samples.simulated)];
  const kB = (name: string, bytes: number, goal?: number): Metric => ({ name, value: bytes / 1000, unit: 'kB', goal });
  const first = (mode: keyof typeof folders): Metric => {
    const files = firstLoadSizes(folders[mode], routes.home) ?? [];
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return kB(`first-load JavaScript of home, ${mode}`, bytes, 170);
  };
  const shift = (name: string, { shift: value }: Load): Metric => ({ name, value, unit: 'ratio', goal: 0.02 });
  const interactiveMetric = (
    name: string,
    { interactive: value }: Load,
    baseline: 'bare stack' | 'named packages',
    goal?: number,
  ): Metric => ({
    name,
    value,
    unit: 'ms',
    baseline: { name: baseline, value: (baseline === 'bare stack' ? bare : named).interactive },
    goal,
  });
  return [
    kB('JavaScript of the bare stack', bare.bytes),
    kB('JavaScript of the named packages', named.bytes),
    first('live'),
    first('simulated'),
    kB('JavaScript of home until it rests, live', home.bytes),
    kB('JavaScript of home until it rests, simulated, with the simulation', simulated.bytes),
    interactiveMetric('named packages interactive, the floor of home', named, 'bare stack'),
    interactiveMetric('home interactive, live', home, 'bare stack', 1.8),
    interactiveMetric('home interactive, live', home, 'named packages'),
    interactiveMetric('home interactive, simulated', simulated, 'bare stack', 2.5),
    interactiveMetric('home interactive, simulated', simulated, 'named packages'),
    interactiveMetric('spot trading interactive, live', trade, 'bare stack', 2.5),
    {
      name: 'first paint of home, simulated',
      value: simulated.paint,
      unit: 'ms',
      baseline: { name: 'live', value: home.paint },
      goal: 1.15,
    },
    shift('layout shift of home at load, live', home),
    shift('layout shift of home at load, simulated', simulated),
    shift('layout shift of spot trading at load, live', trade),
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

/** A page of a site with its measured loads. */
interface Sample {
  readonly site: Site;
  readonly path: string;
  readonly loads: Load[];
}

/** Loads the pages in turn, so that a busy moment of the machine affects all of them. */
async function loadInTurn(browser: Browser, samples: readonly Sample[]): Promise<void> {
  for (let run = 0; run < runs; run++)
    for (const { site, path, loads } of samples) loads.push(await once(browser, `${site.origin}/en_US${path}`));
  for (const site of new Set(samples.map(({ site }) => site))) site.close();
}

function medianLoad({ loads }: Sample): Load {
  const medianOf = (key: keyof Load) => median(loads.map((load) => load[key]));
  return { bytes: medianOf('bytes'), interactive: medianOf('interactive'), paint: medianOf('paint'), shift: medianOf('shift') };
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
  // The heading is painted after two frames; an idle callback shows that the main thread is free.
  const interactive = await page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done(performance.now()), { timeout: 5000 }))),
      ),
  );
  // Prices are requested every second, so the network of a slow machine is never idle.
  await page.waitForTimeout(3000);
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
  const shift = await page.evaluate(layoutShift);
  await context.close();
  return { bytes, interactive, paint, shift };
}

/** The sum of the page's layout shifts so far, except those that follow an input. */
function layoutShift(): Promise<number> {
  return new Promise((done) => {
    // The browser reports nothing if nothing has shifted.
    setTimeout(() => done(0), 200);
    new PerformanceObserver((list) => {
      const moved = list
        .getEntries()
        .map((entry) => ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput) ? Number(entry.value) : 0));
      done(moved.reduce((sum, value) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
