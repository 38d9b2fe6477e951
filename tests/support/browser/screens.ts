import { expect, type Page } from '@playwright/test';

/** Navigates to another address within the app, like a link. */
export const navigate = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/en_US${address}`);

/** Navigates to another screen within the app and waits until its page has replaced the previous one. */
export async function visit(page: Page, address: string): Promise<void> {
  await navigate(page, address);
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
}

/** Waits until the data of a screen have arrived. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await waitUntilQuiet(page, 250);
}

/** Waits until the document has not changed for `restMs`, for at most eight times that, since live prices never rest. */
export const waitUntilQuiet = (page: Page, restMs: number): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        const done = () => {
          observer.disconnect();
          clearTimeout(deadline);
          resolve();
        };
        const deadline = setTimeout(done, 8 * ms);
        let timer = setTimeout(done, ms);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, ms);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    restMs,
  );

/** Splits a list into groups of at most `size`. */
export const inGroups = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
