import { expect, liveToo, open, test } from '@tests/support/browser/open';

test('the assistant answers, an agent takes over, and the focus comes back to the button', liveToo(), async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  const button = page.getByRole('button', { name: /^Customer service/ });
  await button.click();
  const desk = page.getByRole('dialog', { name: 'Customer service' });
  await expect(desk.getByText('Choose a topic below')).toBeVisible();
  await desk.getByRole('button', { name: 'Fees' }).click();
  await expect(desk.getByText('makers pay less than takers')).toBeVisible();
  await desk.getByRole('textbox', { name: 'Write a message' }).fill('I would like to talk to a person');
  await page.keyboard.press('Enter');
  await expect(desk.getByText('joined the conversation')).toBeVisible();
  await expect(desk.getByText(/^You are talking to/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(desk).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone a visitor is led to login', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/market');
  await page.getByRole('button', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
