import type { Page } from '@playwright/test';
import { control } from '@mocks/control';
import { sampled } from '@tests/support/testAmount';
import { ask } from '@tests/support/browser/ask';
import { expect, firstVisit as test, open } from '@tests/support/browser/open';
import { inGroups, waitUntilLoaded, visit } from '@tests/support/browser/screens';
import { addressOf, builtScreens, viewerOf } from '@tests/support/builtScreens';

/** The largest layout shift allowed while a page loads. Source: goals, Speed. */
const maxShift = 0.02;

interface Shift {
  readonly value: number;
  /** The start of the HTML of each element that moved. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Records every layout shift of the page from its first paint on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry && 'hadRecentInput' in entry)) continue;
        const { value, sources, hadRecentInput } = entry;
        if (hadRecentInput || typeof value !== 'number' || !Array.isArray(sources)) continue;
        window.shifts.push({ value, moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Discards the shifts so far; on a visit within the app, those caused by the navigation itself. */
const discardShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    window.shifts.length = 0;
  });

/** Delays all further responses. */
const delayAnswers = (page: Page, latencyMs: number) => ask(page, control.latency, { latencyMs });

/** The most screens per persona in a plain run. */
const atMost = 5;
/** Screens that one page visits in sequence. */
const groupSize = 10;
/** Latency of visits within the app in ms: responses arrive one after another, well after the page. */
const latencyMs = 200;

for (const width of [360, 1440])
  for (const persona of ['visitor', 'trader', 'web3Wallet'] as const)
    for (const group of inGroups(
      sampled(
        builtScreens.filter((route) => viewerOf(route) === persona),
        { atMost },
      ),
      groupSize,
    ))
      test(`at ${width} px nothing moves while slow responses arrive: ${group.map(({ id }) => id).join(', ')}`, async ({ page }) => {
        test.setTimeout(60_000 + group.length * 10_000);
        await page.setViewportSize({ width, height: 900 });
        await recordShifts(page);
        for (const [index, route] of group.entries()) {
          if (index === 0) await open(page, addressOf(route), { as: persona, scenario: 'slow-exchange' });
          else {
            await visit(page, addressOf(route));
            await discardShifts(page);
          }
          await waitUntilLoaded(page);
          const shifts = await page.evaluate(() => window.shifts);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, `${route.id}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(maxShift);
          if (index === 0) await delayAnswers(page, latencyMs);
        }
      });
