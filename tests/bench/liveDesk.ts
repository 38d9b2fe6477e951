import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { build } from 'vite';
import { root } from '../../scripts/sources';
import { type Metric, median } from './measure';
import { serve } from './serve';

const runs = 3;
const steps = 40;

type Kind = 'live' | 'plain' | 'naive';

/** An order book, trades and a market table of 300 rows that update together, compared with plain DOM and naive React: the cost of a step, and the share of a fast feed that is seen. */
export async function measureLiveDesk(browser: Browser): Promise<Metric[]> {
  const outDir = join(root, 'dist/bench/desk');
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'tests/bench/desk'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  const site = await serve(outDir);
  const cost = await inTurn(['live', 'plain', 'naive'], costOf);
  const shown = await inTurn(['live', 'naive'], shownOf);
  const longTasks = await longTasksOf();
  site.close();
  const name = 'book, trades and 300 rows moving once, main thread';
  return [
    { name, value: cost.live, unit: 'ms', baseline: { name: 'plain DOM, rows in sight', value: cost.plain }, goal: 1.05 },
    { name, value: cost.live, unit: 'ms', baseline: { name: 'naive React', value: cost.naive }, goal: 0.5 },
    // The goal is a minimum: three times as many messages must be seen.
    {
      name: 'time until a message is visible at 60 per second, CPU 4× slower',
      value: 1000 / shown.live,
      unit: 'ms',
      baseline: { name: 'naive React', value: 1000 / shown.naive },
      goal: 1 / 3,
    },
    { name: 'tasks above 50 ms in 20 s of 30 messages a second', value: longTasks, unit: 'tasks', goal: 0 },
  ];

  async function open(kind: Kind): Promise<{ page: Page; session: CDPSession }> {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const session = await page.context().newCDPSession(page);
    await page.goto(site.origin);
    await page.evaluate((kind) => window.openDesk?.(kind), kind);
    return { page, session };
  }

  /** The median of each kind; the kinds take turns, so that other load on the machine affects them all. */
  async function inTurn(kinds: readonly Kind[], measure: (kind: Kind) => Promise<number>): Promise<Record<Kind, number>> {
    const samples: Record<Kind, number[]> = { live: [], plain: [], naive: [] };
    for (let run = 0; run < runs; run++) for (const kind of kinds) samples[kind].push(await measure(kind));
    return { live: median(samples.live), plain: median(samples.plain), naive: median(samples.naive) };
  }

  /** Milliseconds of the renderer's main thread per step: script, style, layout and paint together. */
  async function costOf(kind: Kind): Promise<number> {
    const { page, session } = await open(kind);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    await page.evaluate(() => window.moveDesk?.(10));
    const parts = [page.locator('.book'), page.locator('.trades'), page.locator('#market tr').first()];
    const shown = await Promise.all(parts.map((part) => part.innerText()));
    const before = await busy();
    await page.evaluate((steps) => window.moveDesk?.(steps), steps);
    const cost = ((await busy()) - before) * (1000 / steps);
    for (const [index, part] of parts.entries())
      if ((await part.innerText()) === shown[index]) throw new Error(`a part of the ${kind} desk did not move`);
    await page.close();
    return cost;
  }

  /** Messages seen per second, of 60, with the CPU four times slower. */
  async function shownOf(kind: Kind): Promise<number> {
    const { page, session } = await open(kind);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const seen = await page.evaluate(() => window.feedDesk?.(60, 4));
    await page.close();
    return seen?.shown ?? NaN;
  }

  async function longTasksOf(): Promise<number> {
    const { page } = await open('live');
    const seen = await page.evaluate(() => window.feedDesk?.(30, 20));
    await page.close();
    return seen?.longTasks ?? NaN;
  }
}
