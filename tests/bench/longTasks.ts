import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    longTasks?: number[];
  }
}

/** Makes the pages of a context record every main-thread task above 50 ms from their start. */
export const recordLongTasks = (context: BrowserContext) => context.addInitScript(record);

/** Milliseconds of the longest task recorded so far; 0 if none was above 50 ms. */
export const longestTask = (page: Page): Promise<number> => page.evaluate(() => Math.max(0, ...(window.longTasks ?? [])));

function record(): void {
  const longTasks: number[] = [];
  window.longTasks = longTasks;
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
}
