import { routeList } from '@/shared/routing/routes';
import { pageFileOf } from '../../scripts/pages';
import { expect, firstVisit as test, open } from '@tests/support/browser/open';

/** The most a page may move while it loads. Source: goals, Speed. */
const maxShift = 0.02;
/** Longer than the slow exchange takes for two answers one after another. */
const loadingMs = 6_000;

interface Shift {
  readonly value: number;
  /** The beginnings of the elements that moved. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

for (const width of [360, 1440]) {
  for (const route of routeList.filter((row) => pageFileOf(row) !== null)) {
    test(`${route.id} stays where it is while slow answers arrive, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
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
      await open(page, route.example ?? route.path, { as: route.access === 'public' ? 'visitor' : 'trader', scenario: 'slow-exchange' });
      await page.waitForFunction((ms) => performance.now() > ms, loadingMs);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(maxShift);
    });
  }
}
