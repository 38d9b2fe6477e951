import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { root } from '../../scripts/sources';
import { type Figure, median } from './measure';
import { serve } from './serve';

const runs = 5;
const steps = 120;

/** CPU time of one step in which 300 rows of a market table move, beside plain DOM and naive React. */
export async function measureLiveTable(browser: Browser): Promise<Figure[]> {
  const outDir = join(root, 'dist/bench/table');
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'tests/bench/table'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  const site = await serve(outDir);
  const cost = { live: await costOf('live'), plain: await costOf('plain'), naive: await costOf('naive') };
  site.close();
  const name = '300 rows moving once, main thread';
  return [
    { name, value: cost.live, unit: 'ms', baseline: { name: 'plain DOM, rows in sight', value: cost.plain }, goal: 1.05 },
    { name, value: cost.live, unit: 'ms', baseline: { name: 'naive React', value: cost.naive }, goal: 0.5 },
  ];

  /** Milliseconds of the renderer's main thread for a step: script, style, layout and paint together. */
  async function costOf(kind: 'live' | 'plain' | 'naive'): Promise<number> {
    const samples: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const busy = async () =>
        (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
      await page.goto(site.origin);
      await page.evaluate((kind) => window.openTable?.(kind), kind);
      await page.evaluate(() => window.moveTable?.(20));
      const first = page.locator('tbody tr').first();
      const shown = await first.innerText();
      const before = await busy();
      await page.evaluate((steps) => window.moveTable?.(steps), steps);
      samples.push(((await busy()) - before) * (1000 / steps));
      if ((await first.innerText()) === shown) throw new Error(`the ${kind} table did not move`);
      await page.close();
    }
    return median(samples);
  }
}
