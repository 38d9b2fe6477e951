import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';

const button = (page: Page) => page.locator('[data-story]').getByRole('button', { name: 'Transfer' });

const edit = async (page: Page, token: string) => {
  await page.getByRole('button', { name: /Token$/ }).click();
  await page.getByRole('searchbox', { name: 'Search tokens' }).fill(token);
  // While typed text waits for its debounce the option still has its place in the whole list, and a click there can be lost as the list shortens.
  const first = page.getByRole('option').first();
  await expect(first).toContainText(token);
  await first.click();
};

test('the story and the contrast of its pairs follow a token while it is edited, and the link carries the change', async ({ page }) => {
  await page.goto('/?story=ui--button--tones&panel=tokens');
  const before = await button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.getByRole('textbox', { name: 'Colour' }).fill('#777777');
  await expect(button(page)).not.toHaveCSS('background-color', before);
  await expect(page.getByText(/of \d+ declared pairs fail/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Edited tokens' }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('textbox', { name: 'Colour' }).fill('oklch(0.5 0.4 150)');
  await expect(page.getByText('within sRGB')).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.has('tokens')).toBe(true);

  await page.reload();
  await expect(button(page)).not.toHaveCSS('background-color', before);
  await page.getByRole('button', { name: 'Reset color.accent' }).click();
  await expect(button(page)).toHaveCSS('background-color', before);
  await expect.poll(() => new URL(page.url()).searchParams.has('tokens')).toBe(false);
});

test('a user exports token changes and imports them again, and a file that does not fit is refused with its reasons', async ({ page }) => {
  await page.goto('/?story=ui--button--tones&panel=tokens');
  await edit(page, 'radius.control');
  await page.getByRole('textbox', { name: 'Size' }).fill('14');
  await expect(button(page)).toHaveCSS('border-top-left-radius', '14px');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export changes' }).click()]);
  const file = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toBe('light.green-up.changes.tokens.json');
  expect(JSON.parse(file)).toEqual({ radius: { control: { $type: 'dimension', $value: { value: 14, unit: 'px' } } } });

  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(button(page)).toHaveCSS('border-top-left-radius', '4px');
  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'tokens.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{"radius": {"contrl": {"$type": "dimension", "$value": {"value": 9, "unit": "px"}}}}');
  await expect(page.getByText('radius.contrl is not a token of this theme.')).toBeVisible();
  await choose(file);
  await expect(button(page)).toHaveCSS('border-top-left-radius', '14px');
  await expect(page.getByText('The file was not imported')).toHaveCount(0);
});

test('more changes than fit in a link stay in the tab, which says so', async ({ page }) => {
  await page.goto('/?story=ui--button--tones&panel=tokens');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export theme' }).click()]);
  const theme = await readFile(await download.path(), 'utf8');
  const buffer = Buffer.from(theme.replaceAll('"unit": "px"', '"unit": "rem"').replaceAll('"value": 4,', '"value": 14,'));
  await page.locator('input[type=file]').setInputFiles({ name: 'tokens.json', mimeType: 'application/json', buffer });
  await expect(button(page)).toHaveCSS('border-top-left-radius', '224px');
  await expect(page.getByText('too many changes for a link')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('tokens')).toBe(false);
});
