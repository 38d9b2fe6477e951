import type { Browser } from '@playwright/test';
import { longestTask, recordLongTasks } from './longTasks';

/** The start of a page. */
export interface Start {
  /** Milliseconds from navigation until the first coin price is shown. */
  readonly price: number;
  /** Milliseconds of the longest main-thread task until two seconds later. */
  readonly task: number;
  /** Requests sent by then. */
  readonly requests: number;
}

/** A first visit and two reloads: the first one reads every file from disk if the page has a service worker now, later ones do not. */
export interface Visit {
  readonly first: Start;
  readonly again: Start;
  readonly later: Start;
}

/** Opens an address in a clean browser, then reloads it twice. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext();
  await recordLongTasks(context);
  await context.addInitScript(recordFirstPrice);
  const page = await context.newPage();
  let requests = 0;
  context.on('request', () => requests++);
  const measureStart = async (): Promise<Start> => {
    const price = await (await page.waitForFunction(() => window.firstPrice)).jsonValue();
    await page.waitForTimeout(2000);
    const task = await longestTask(page);
    const sent = requests;
    requests = 0;
    return { price: price ?? NaN, task, requests: sent };
  };
  await page.goto(address, { waitUntil: 'commit' });
  const first = await measureStart();
  const measureReload = async () => {
    await page.reload({ waitUntil: 'commit' });
    return measureStart();
  };
  const again = await measureReload();
  const later = await measureReload();
  await context.close();
  return { first, again, later };
}

declare global {
  interface Window {
    firstPrice?: number;
  }
}

/** Records in the page when the first price appears. */
function recordFirstPrice(): void {
  const changes = new MutationObserver(() => {
    if (!/\d,\d{3}\.\d/.test(document.querySelector('main')?.textContent ?? '')) return;
    window.firstPrice = performance.now();
    changes.disconnect();
  });
  changes.observe(document, { subtree: true, childList: true, characterData: true });
}
