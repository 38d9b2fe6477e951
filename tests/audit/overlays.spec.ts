import type { Page } from '@playwright/test';
import { isBroad, sampled } from '@tests/support/testAmount';
import { expect, open, test } from '@tests/support/browser/open';
import { closeAll, focusReturns, overlayLocator, show, takeStep } from '@tests/support/browser/overlays';
import { waitUntilLoaded, visit } from '@tests/support/browser/screens';
import { overlayVisits, type Overlay } from '@tests/support/overlays';
import type { PageCheck } from '@/devtools/audit/findings';
import { report } from './findings';
import { auditSubject, setWidth } from './matrix';

/** The most visits in a plain run. */
const atMost = 1;
const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;

for (const { as, scenario, device = 'desktop', screens } of sampled(overlayVisits, { atMost })) {
  const title = `${Object.keys(screens).join(', ')} (${scenario ?? 'calm'}, ${device})`;
  test(`${title}: for the ${as}, each overlay takes the focus and returns it, and none has findings`, async ({ page }, info) => {
    test.setTimeout(180_000);
    const checks: PageCheck[] = [];
    const lost: string[] = [];
    const known = new Set<string>();
    for (const [index, [address, overlays]] of Object.entries(screens).entries()) {
      if (index === 0) {
        await setWidth(page, widths[device]);
        await open(page, address, { as, scenario });
      } else await visit(page, address);
      await waitUntilLoaded(page);
      for (const overlay of overlays) {
        const subject = `${overlay.file} on ${address}`;
        await show(page, overlay);
        if (isBroad)
          checks.push(
            ...(await auditSubject(page, { subject, who: as, widths: [widths[device]], known, isDarkOnly: as === 'web3Wallet' })),
          );
        if (!(await closeOverlay(page, overlay))) lost.push(`${subject}: the focus is lost`);
      }
    }
    expect([...(await report(info, checks)), ...lost]).toEqual([]);
  });
}

/** Closes an overlay, and the overlay it was opened from, by Escape or by its own steps; returns whether the focus came back. */
async function closeOverlay(page: Page, overlay: Overlay): Promise<boolean> {
  if (overlay.leave) for (const [index, step] of overlay.leave.entries()) await takeStep(page, step, -1 - index);
  else await page.keyboard.press('Escape');
  await expect(overlayLocator(page, overlay)).toBeHidden();
  const isBack = await focusReturns(page, overlay.steps.length > 0 ? 'opener' : 'anywhere');
  await closeAll(page);
  return isBack;
}
