import type { Page } from '@playwright/test';
import { sampled } from '@tests/support/testAmount';
import { expect, test } from '@tests/support/browser/open';
import { tours } from '@/devtools/pages/tours/tours';

/** Opens a tour at a step, which the tour plays up to by itself. */
async function openTour(page: Page, id: string, step: number): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/en_US/workbench/tours/${id}?step=${step}`);
}

/** Where the element outlined by a tour step lies, relative to the note and the window; null until it is outlined. */
const highlightPosition = (page: Page, step: number) =>
  page.evaluate((target) => {
    const note = document.querySelector('[aria-live=polite]:has(h2)');
    const isPending = document.querySelector('main [data-pending]') !== null;
    for (const frame of document.querySelectorAll('iframe'))
      for (const { id, effect } of frame.contentDocument?.getAnimations() ?? []) {
        const view = frame.contentWindow;
        if (id !== 'tour-highlight' || isPending || !note || !view || !('target' in (effect ?? {}))) continue;
        const element = Reflect.get(effect ?? {}, 'target');
        const { top, bottom } = element.getBoundingClientRect();
        const frameBox = frame.getBoundingClientRect();
        const scale = frameBox.width / view.innerWidth;
        const [from, to] = [frameBox.top + Math.max(0, top) * scale, frameBox.top + Math.min(view.innerHeight, bottom) * scale];
        return { target, isBelowNote: from >= note.getBoundingClientRect().bottom, isInWindow: to > from && to <= innerHeight + 1 };
      }
    return null;
  }, step);

const currentStep = (page: Page) => page.getByRole('list', { name: 'Steps of the tour' }).locator('[aria-current=step]');

/** The most tours a plain run plays. */
const atMost = 2;

for (const { id, steps } of sampled(tours, { atMost }))
  test(`the tour ${id} is played to its end`, async ({ page }) => {
    const count = steps((key) => key, false).length;
    await openTour(page, id, count);
    await expect(page.getByText(`Step ${count} of ${count}`)).toBeVisible();
    await expect(async () => {
      await expect(page.getByText('This step could not be shown')).toHaveCount(0, { timeout: 200 });
      await expect(currentStep(page)).toHaveCount(0, { timeout: 200 });
    }).toPass({ timeout: 40_000 });
  });

for (const { id, steps } of sampled(tours, { atMost }))
  test(`on a phone a user steps through the tour ${id}, and each outlined element is in view below its note`, async ({ page }) => {
    const count = steps((key) => key, true).length;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/en_US/workbench/tours/${id}`);
    for (let step = 1; step <= count; step++) {
      await expect(page.getByText(`Step ${step} of ${count}`)).toBeVisible();
      await expect(async () => {
        await expect(page.getByText('This step could not be shown')).toHaveCount(0, { timeout: 200 });
        expect(await highlightPosition(page, step)).toMatchObject({ isBelowNote: true, isInWindow: true });
      }).toPass({ timeout: 40_000 });
      if (step < count) await page.getByRole('button', { name: 'Next' }).click();
    }
  });

test('a presenter steps forward and back by keyboard, and stepping back restarts the tour', async ({ page }) => {
  await openTour(page, 'web3-wallet', 1);
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled({ timeout: 30_000 });
  await expect(currentStep(page)).toHaveText(/The code/, { timeout: 20_000 });
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/step=2/);
  await expect(currentStep(page)).toHaveText(/Connected/);
  await expect(page.frameLocator('iframe').getByRole('dialog', { name: 'Connect wallet' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('dialog')).toHaveCount(0);
});
