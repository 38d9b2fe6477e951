import type { Page } from '@playwright/test';

export const themes = ['light', 'dark', 'forced-dark'] as const;
export type Theme = (typeof themes)[number];

/** Whether the whole matrix is wanted (`npm run audit`) or one width of it (`npm test`). */
export const isFull = process.env.AUDIT === 'full';

export const widths = isFull ? [320, 768, 1440] : [1440];

const height = 900;

/** Gives the page a width and lets the layout settle. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Puts the outermost element that carries a theme into `theme`, as the app would, without loading the page anew. */
export async function setTheme(page: Page, theme: Theme, frame = 'html'): Promise<void> {
  await page.evaluate(
    ({ theme, frame }) => {
      for (const element of [document.documentElement, document.querySelector(frame)]) {
        element?.setAttribute('data-theme', theme === 'light' ? 'light' : 'dark');
        element?.toggleAttribute('data-theme-lock', theme === 'forced-dark');
      }
    },
    { theme, frame },
  );
  await settle(page);
}

/** Waits until what changed is laid out and painted, and no colour is on its way any more. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    await nextFrame();
    await Promise.allSettled(
      document.getAnimations().flatMap((animation) => (animation instanceof CSSTransition ? animation.finished : [])),
    );
    await nextFrame();
  });

/** Pixels by which the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth));
