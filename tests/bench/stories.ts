import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { run } from '../../scripts/children';
import { root } from '../../scripts/sources';
import { type Metric, median } from './measure';
import { serve } from './serve';

/** Stories of components that need no exchange. */
const components = ['ui--button--tones', 'ui--select--empty', 'ui--tabs--underline', 'ui--badge--tones', 'ui--stat--states'];

const quietly = (command: string, args: readonly string[]) => run(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Builds all stories, starts some of them, and checks a sample of them with axe at one width, like a plain test run. */
export async function measureStories(browser: Browser): Promise<Metric[]> {
  const build = await duration(() => quietly('npm', ['run', '--silent', 'stories:build']));
  const site = await serve(join(root, 'dist/stories'));
  const starts: number[] = [];
  const page = await browser.newPage();
  await page.goto(`${site.origin}/?story=${components[0]}&mode=preview`);
  for (const story of components) starts.push(await startOf(page, `${site.origin}/?story=${story}&mode=preview`));
  await page.close();
  site.close();
  const audit = await duration(() => quietly('npx', ['playwright', 'test', '--project=stories', 'audit/stories']));
  return [
    { name: 'start of a component’s story, files cached', value: median(starts), unit: 'ms', goal: 300 },
    { name: 'building all stories', value: build, unit: 'ms' },
    { name: 'scanning a sample of stories with axe, one width', value: audit, unit: 'ms' },
  ];
}

/** Milliseconds from the request for a story to its first content. */
async function startOf(page: Awaited<ReturnType<Browser['newPage']>>, address: string): Promise<number> {
  await page.goto(address);
  const shown = await page.waitForFunction(() => document.querySelector('[data-story] > *') && performance.now());
  return Number(await shown.jsonValue());
}

async function duration(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}
