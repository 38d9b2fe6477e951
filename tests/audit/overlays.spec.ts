import type { Page } from '@playwright/test';
import { isAll } from '@tests/support/amount';
import { expect, open, test } from '@tests/support/browser/open';
import { loaded, visit } from '@tests/support/browser/screens';
import { overlayVisits, type Overlay, type OverlayStep, type OverlayVisit } from '@tests/support/overlays';
import type { Look } from '@/devtools/audit/findings';
import { report } from './findings';
import { lookAt, setWidth } from './matrix';

const countOf = ({ screens }: OverlayVisit): number => Object.values(screens).flat().length;
/** A plain run takes the visit that comes by most overlays, the full audit all of them. */
const visits = isAll ? overlayVisits : overlayVisits.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, 1);
const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;

for (const { as, scenario, device = 'desktop', screens } of visits) {
  const title = `${Object.keys(screens).join(', ')} (${scenario ?? 'calm'}, ${device})`;
  test(`${title}: each overlay takes the focus of the ${as} and gives it back, and none has findings`, async ({ page }, info) => {
    test.setTimeout(180_000);
    const looks: Look[] = [];
    const lost: string[] = [];
    const known = new Set<string>();
    for (const [index, [address, overlays]] of Object.entries(screens).entries()) {
      if (index === 0) {
        await setWidth(page, widths[device]);
        await open(page, address, { as, scenario });
      } else await visit(page, address);
      await loaded(page);
      for (const overlay of overlays) {
        const subject = `${overlay.file} on ${address}`;
        await show(page, overlay);
        if (isAll)
          looks.push(...(await lookAt(page, { subject, who: as, widths: [widths[device]], known, isDarkOnly: as === 'web3Wallet' })));
        if (!(await closes(page, overlay))) lost.push(`${subject}: the focus is lost`);
      }
    }
    expect([...(await report(info, looks)), ...lost]).toEqual([]);
  });
}

const opened = (page: Page, { role = 'dialog', name }: Overlay) => page.getByRole(role, { name });

/** Opens an overlay by the keyboard, and sees the focus go into it. */
async function show(page: Page, overlay: Overlay): Promise<void> {
  await page.evaluate(() => {
    for (const other of document.querySelectorAll('[data-opener]')) other.removeAttribute('data-opener');
    document.activeElement?.setAttribute('data-opener', '0');
  });
  for (const [index, step] of overlay.steps.entries()) await take(page, step, index + 1);
  await expect(opened(page, overlay)).toBeVisible();
  await expect.poll(() => opened(page, overlay).evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** Takes a step; what it presses is marked by the number of the step. */
async function take(page: Page, step: OverlayStep, index: number): Promise<void> {
  if ('keys' in step) return page.keyboard.press(step.keys);
  if ('type' in step) return page.getByRole('textbox', { name: step.into }).first().fill(step.type);
  const target = page.getByRole(step.role ?? 'button', { name: step.press }).first();
  await target.focus();
  // A menu leads from its button to what it opens, and is gone then.
  if (step.role !== 'menuitem') await target.evaluate((element, number) => element.setAttribute('data-opener', String(number)), index);
  await page.keyboard.press(step.role !== undefined && keyedBySpace.has(step.role) ? 'Space' : 'Enter');
}

const keyedBySpace: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

/** Closes an overlay, and what it was opened from, by Escape; gives whether the focus is on the last of what was pressed that is still there, or somewhere on the screen after one that opened by itself. */
async function closes(page: Page, overlay: Overlay): Promise<boolean> {
  if (overlay.leave) for (const [index, step] of overlay.leave.entries()) await take(page, step, -1 - index);
  else await page.keyboard.press('Escape');
  await expect(opened(page, overlay)).toBeHidden();
  const isBack = await page
    .waitForFunction(
      (isOpener) => {
        const focused = document.activeElement;
        if (!isOpener) return focused !== null && focused !== document.body;
        const numbers = [...document.querySelectorAll('[data-opener]')].map((element) => Number(element.getAttribute('data-opener')));
        return focused?.getAttribute('data-opener') === String(Math.max(...numbers));
      },
      overlay.steps.length > 0,
      { timeout: 3_000 },
    )
    .then(
      () => true,
      () => false,
    );
  // A toast is an alert dialog that is not modal.
  const below = page.locator(':is([role=dialog], [role=alertdialog], [role=menu]):not([aria-modal=false])');
  await expect(async () => {
    if ((await below.count()) > 0) await page.keyboard.press('Escape');
    await expect(below).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  return isBack;
}
