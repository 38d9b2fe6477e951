import { expect, open, test } from '@tests/support/browser/open';

test('at 1440 × 900 the open orders of a trade screen do not overflow their panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/trade/exchange/?tradeCode=btc_usdt', { as: 'trader', scenario: 'order-waiting' });
  const orders = page.getByRole('region', { name: 'Orders and funds' });
  await expect(orders.getByRole('button', { name: /^Cancel: / })).toHaveCount(3);
  const heights = await orders.evaluate(({ scrollHeight, clientHeight }) => ({ scrollHeight, clientHeight }));
  expect(heights.scrollHeight).toBe(heights.clientHeight);
});

test('the customer service button covers no value of the account', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/contract/exchange/trade/', { as: 'trader' });
  const service = await page.getByRole('button', { name: /^Customer service/ }).evaluate((button) => button.getBoundingClientRect().left);
  const values = page.getByRole('region', { name: 'Funds', exact: true }).getByRole('definition');
  await expect(values.first()).toBeVisible();
  const ends = await values.evaluateAll((all) => all.map((value) => value.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(service);
});

test('a user resizes the panels with the pointer and the keyboard, and the address restores their sizes after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/trade/exchange/?tradeCode=btc_usdt');
  const form = page.getByRole('region', { name: 'Place order' });
  const width = async () => Math.round((await form.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(336);
  const edge = page.getByRole('separator', { name: 'Width of the order form' });
  const box = (await edge.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(396);
  const rows = page.getByRole('separator', { name: 'Height of orders and funds' });
  await rows.press('ArrowUp');
  await expect(rows).toHaveAttribute('aria-valuenow', '28');
  await expect(page).toHaveURL(/panels=classic\.cbf\.300-396-260-22-28/);
  await page.reload();
  await expect.poll(width).toBe(396);
  await edge.press('Enter');
  await expect.poll(width).toBe(336);
});

test('a panel dragged onto another one takes its place, and the address keeps the layout after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/trade/exchange/?tradeCode=btc_usdt');
  const boxOf = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // The drag handles are loaded last.
  await expect(page.locator('[draggable=true]')).toHaveCount(3);
  const [chart, form] = [await boxOf('Chart'), await boxOf('Place order')];
  expect(chart.x).toBeLessThan(form.x);
  await page.mouse.move(chart.x + chart.width / 2, chart.y + 5);
  await page.mouse.down();
  await page.mouse.move(form.x + form.width / 2, form.y + 200, { steps: 8 });
  await page.mouse.up();
  await expect(page).toHaveURL(/panels=classic\.bfc\./);
  await page.reload();
  await expect.poll(async () => (await boxOf('Chart')).x).toBeGreaterThan((await boxOf('Place order')).x);
});

test('the settings of the chart and the order book are kept after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/trade/exchange/?tradeCode=btc_usdt');
  const choices = ['1h', 'Line', 'Bids'].map((name) => page.getByRole('radio', { name, exact: true }));
  const indicators = page.getByRole('button', { name: 'Indicators', exact: true });
  const log = page.getByRole('button', { name: 'Log', exact: true });
  for (const choice of choices) await choice.press('Space');
  await indicators.press('Enter');
  await log.press('Space');
  await page.reload();
  for (const choice of choices) await expect(choice).toBeChecked();
  await indicators.press('Enter');
  await expect(log).toHaveAttribute('aria-pressed', 'true');
});
