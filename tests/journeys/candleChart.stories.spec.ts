import { expect, test, type Page } from '@playwright/test';

const open = async (page: Page, story: string) => {
  await page.goto(`/?story=ui--candlechart--${story}&mode=preview`);
  await expect(page.locator('canvas').first()).toBeVisible();
};

/** The slider whose text describes the candle at the cursor. */
const candleSlider = (page: Page) => page.getByRole('slider', { name: 'Candles by time' });

test('keys move along the candles, and the candle at the cursor is described', async ({ page }) => {
  await open(page, 'candles');
  const cursor = candleSlider(page);
  await cursor.focus();
  await page.keyboard.press('End');
  await expect(cursor).toHaveAttribute(
    'aria-valuetext',
    /^2026-01-05 .*, O 70,171\.08, H 70,260\.56, L 69,917\.44, C 69,989\.95, Change -0\.26%/,
  );
  await page.keyboard.press('ArrowLeft');
  await expect(cursor).toHaveAttribute('aria-valuetext', /C 70,171\.08/);
  await page.keyboard.press('PageDown');
  await expect(cursor).toHaveAttribute('aria-valuenow', '478');
  await page.keyboard.press('Home');
  await expect(cursor).toHaveAttribute('aria-valuenow', '0');
  await expect(cursor).toHaveAttribute('aria-valuetext', /O 64,250\.10/);
  await page.keyboard.press('Escape');
  await expect(cursor).toHaveAttribute('aria-valuetext', '');
});

test('the pointer reads the candle under it, and the newest one is shown again once it has left', async ({ page }) => {
  await open(page, 'candles');
  const close = page.getByRole('term').filter({ hasText: /^C$/ }).locator('+ dd');
  await expect(close).toHaveText('69,989.95');
  const box = await page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('nothing is drawn');
  await page.mouse.move(box.x + 120, box.y + 120);
  await expect(close).not.toHaveText('69,989.95');
  await page.mouse.move(2, 2);
  await expect(close).toHaveText('69,989.95');
});

test('a price line is moved by keyboard: Enter sets it, Escape restores it', async ({ page }) => {
  await open(page, 'lines');
  const stop = page.getByRole('spinbutton', { name: 'Stop loss' });
  await stop.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('PageUp');
  await expect(stop).toHaveAttribute('aria-valuetext', '68,801.10');
  await expect(page.getByText('Stop loss at 68800.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stop).toHaveAttribute('aria-valuetext', '68,800.00');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Stop loss at 68799.9')).toBeVisible();
});

test('a price line is dragged by pointer and snaps to the tick grid', async ({ page }) => {
  await open(page, 'lines');
  const stop = page.getByRole('spinbutton', { name: 'Stop loss' });
  // Hovering waits until the line is stable: a pane added below moves it.
  await stop.hover();
  const box = await stop.boundingBox();
  if (!box) throw new Error('the line has no mark');
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 8, box.y - 40, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^Stop loss at (?:68[89]|69\d)\d\d\.\d0?$/)).toBeVisible();
  await expect(page.getByText('Stop loss at 68800.00')).toBeHidden();
});

test('the candles are listed in a table, newest first, in pages', async ({ page }) => {
  await open(page, 'candles');
  await page.getByRole('button', { name: 'Show as table' }).click();
  const rows = page.getByRole('table', { name: /BTC/ }).getByRole('row');
  await expect(rows).toHaveCount(51);
  await expect(rows.nth(1)).toContainText('69,989.95');
  await page.getByRole('button', { name: 'Page 10' }).click();
  await expect(rows.last()).toContainText('64,250.10');
});

test('the chart takes the colours of the theme when it changes', async ({ page }) => {
  await open(page, 'candles');
  const picture = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  let light = '';
  await expect.poll(async () => light === (light = await picture())).toBe(true);
  await page.locator('[data-story]').evaluate((stage) => stage.setAttribute('data-theme', 'dark'));
  await expect.poll(picture).not.toBe(light);
});

test('drawing the chart violates no strict security policy', async ({ page }) => {
  const policy = "script-src 'self' 'unsafe-eval'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'Content-Security-Policy-Report-Only': policy } });
    },
  );
  await page.goto('/?story=ui--button--tones&mode=preview');
  await expect(page.getByRole('button').first()).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      document.documentElement.setAttribute('data-violated', violatedDirective),
    );
    window.ladleDispatch({ type: 'update-story', value: 'ui--candlechart--candles' });
  });
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.getByRole('button', { name: 'Indicators' }).click();
  await page.getByRole('button', { name: 'RSI' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('term').filter({ hasText: 'RSI' })).toBeVisible();
  expect(await page.locator('html').getAttribute('data-violated')).toBeNull();
});
