import { expect, type Locator, type Page } from '@playwright/test';
import type { Overlay, OverlayStep } from '../overlays';

/** An open overlay. */
export const overlayLocator = (page: Page, { role = 'dialog', name }: Overlay): Locator => page.getByRole(role, { name });

/** Takes the steps to an overlay by keyboard, and marks the focused element before each. */
export async function takeSteps(page: Page, { steps }: Overlay): Promise<void> {
  await page.evaluate(() => {
    for (const other of document.querySelectorAll('[data-opener]')) other.removeAttribute('data-opener');
    document.activeElement?.setAttribute('data-opener', '0');
  });
  for (const [index, step] of steps.entries()) await takeStep(page, step, index + 1);
}

/** Opens an overlay by keyboard and waits until it contains the focus. */
export async function show(page: Page, overlay: Overlay): Promise<void> {
  await takeSteps(page, overlay);
  await expect(overlayLocator(page, overlay)).toBeVisible();
  await expect.poll(() => overlayLocator(page, overlay).evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Takes a step; marks the pressed element with the number of the step. */
export async function takeStep(page: Page, step: OverlayStep, index: number): Promise<void> {
  if ('keys' in step) return page.keyboard.press(step.keys);
  if ('type' in step) {
    const field = page.getByRole('textbox', { name: step.into }).or(page.locator('input[type=password]').and(page.getByLabel(step.into)));
    return field.first().fill(step.type);
  }
  const target = page.getByRole(step.role ?? 'button', { name: step.press }).first();
  await target.focus();
  // A menu opens an overlay from its button and then disappears.
  if (step.role !== 'menuitem') await target.evaluate((element, number) => element.setAttribute('data-opener', String(number)), index);
  await page.keyboard.press(step.role !== undefined && keyedBySpace.has(step.role) ? 'Space' : 'Enter');
}

const keyedBySpace: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

/** Whether the focus returns to the last pressed element that still exists; `anywhere` accepts any element, for an overlay that opened by itself or whose screen has been left. */
export const focusReturns = (page: Page, to: 'opener' | 'anywhere'): Promise<boolean> =>
  page
    .waitForFunction(
      (isOpener) => {
        const focused = document.activeElement;
        if (!isOpener) return focused !== null && focused !== document.body;
        const numbers = [...document.querySelectorAll('[data-opener]')].map((element) => Number(element.getAttribute('data-opener')));
        return focused?.getAttribute('data-opener') === String(Math.max(...numbers));
      },
      to === 'opener',
      { timeout: 3_000 },
    )
    .then(
      () => true,
      () => false,
    );

/** Closes all open overlays by Escape, except toasts, which are non-modal alert dialogs. */
export async function closeAll(page: Page): Promise<void> {
  const open = page.locator(':is([role=dialog], [role=alertdialog], [role=menu]):not([aria-modal=false])');
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}
