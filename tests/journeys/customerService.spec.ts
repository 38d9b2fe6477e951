import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { expect, liveToo, open, test } from '@tests/support/browser/open';
import { waitUntilLoaded, visit } from '@tests/support/browser/screens';

test('the assistant answers, an agent takes over, and Escape returns the focus to the button', liveToo(), async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  const button = page.getByRole('button', { name: /^Customer service/ });
  await button.click();
  const desk = page.getByRole('dialog', { name: 'Customer service' });
  await expect(desk.getByText('Choose a topic below')).toBeVisible();
  await desk.getByRole('button', { name: 'Fees' }).click();
  await expect(desk.getByText('makers pay less than takers')).toBeVisible();
  await desk.getByRole('textbox', { name: 'Write a message' }).fill('I would like to talk to a person');
  await page.keyboard.press('Enter');
  await expect(desk.getByText('I am connecting you with an agent')).toBeVisible();
  // The agent joins eight seconds later.
  await ask(page, control.clock, { stepMs: 8_000 });
  await expect(desk.getByText('joined the conversation')).toBeVisible();
  await expect(desk.getByText(/^You are talking to/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(desk).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone a visitor is sent to login', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/market');
  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

/** Screens whose controls extend to the end of the line. */
const screens = ['/', '/market', '/assetManagement/home', '/orderHome/coinTradeOrder', '/account/transfer'];

for (const width of [360, 768, 1280])
  test(`at ${width} px the customer service button covers at most a third of any control, at any scroll position`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const covered: string[] = [];
    for (const [index, address] of screens.entries()) {
      if (index === 0) await open(page, address, { as: 'trader' });
      else await visit(page, address);
      await waitUntilLoaded(page);
      const button = page.getByRole('button', { name: /^Customer service/ });
      await expect(button).toBeVisible();
      const { left } = await button.evaluate((element) => element.getBoundingClientRect().toJSON());
      const names = await page.locator('main :is(a, button, input, [role=tab])').evaluateAll(
        (controls, edge) =>
          controls.flatMap((control) => {
            let frame = control.parentElement;
            while (frame && frame.scrollWidth <= frame.clientWidth) frame = frame.parentElement;
            // A control inside a horizontally scrolling frame can be scrolled out from under the button.
            if (frame || !control.checkVisibility()) return [];
            const { right, width: all } = control.getBoundingClientRect();
            return right - edge > all / 3 ? [control.outerHTML.slice(0, 120)] : [];
          }),
        left,
      );
      covered.push(...names.map((name) => `${address}: ${name}`));
    }
    expect(covered).toEqual([]);
  });
