import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import * as z from 'zod/mini';
import { root } from '../../scripts/sources';
import { type Metric, median } from './measure';
import { serve } from './serve';

const runs = 3;
/** Redrawing all candles is slow: a few steps are enough. */
const steps = { tail: 300, all: 20 };

/** A chart of 5,000 candles with four indicators whose last candle changes 60 times a second: its cost compared with redrawing all candles, and its longest task. */
export async function measureCandleChart(browser: Browser): Promise<Metric[]> {
  const outDir = join(root, 'dist/bench/candles');
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'tests/bench/candles'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  const site = await serve(outDir);
  const tail = await costOf('tail');
  const all = await costOf('all');
  site.close();
  const name = '5,000 candles, last one moving once';
  return [
    { name, value: tail.step, unit: 'ms', baseline: { name: 'redrawing all candles', value: all.step }, goal: 0.5 },
    { name: '5,000 candles, longest task of 300 updates, CPU time', value: tail.longest, unit: 'ms', goal: 50 },
  ];

  /** Milliseconds of the renderer's main thread per step, and its longest task; medians. */
  async function costOf(kind: keyof typeof steps): Promise<{ step: number; longest: number }> {
    const samples: { step: number; longest: number }[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const busy = async () =>
        (await session.send('Performance.getMetrics')).metrics.find(({ name: metric }) => metric === 'TaskDuration')?.value ?? 0;
      await page.goto(site.origin);
      await page.evaluate((anew) => window.openChart?.(anew), kind === 'all');
      await page.evaluate(() => window.moveChart?.(5));
      const shown = await page.locator('dl').last().innerText();
      const before = await busy();
      await page.evaluate((count) => window.moveChart?.(count), steps[kind]);
      const step = ((await busy()) - before) * (1000 / steps[kind]);
      await browser.startTracing(page, { categories: ['toplevel'] });
      await page.evaluate((count) => window.moveChart?.(count), steps[kind]);
      samples.push({ step, longest: maxTask(await browser.stopTracing()) });
      if ((await page.locator('dl').last().innerText()) === shown) throw new Error('the chart did not move');
      await page.close();
    }
    return { step: median(samples.map(({ step }) => step)), longest: median(samples.map(({ longest }) => longest)) };
  }
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.optional(z.number()),
      args: z.optional(z.looseObject({ name: z.optional(z.unknown()) })),
    }),
  ),
});

/** The CPU time in ms of the longest task on the main thread of a renderer, from a trace of Chromium. */
function maxTask(trace: Buffer): number {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const threadOf = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
  const mains = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
