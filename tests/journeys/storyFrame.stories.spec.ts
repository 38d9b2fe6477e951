import { expect, test, type Page } from '@playwright/test';
import { scenarios } from '@mocks/scenarios';

const stage = (page: Page) => page.locator('[data-story]');

test('a user finds a component by name, and the chosen theme applies to the next story', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Component workbench' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('button tones');
  await page.getByRole('navigation', { name: 'Stories' }).getByRole('link', { name: 'Button', exact: true }).click();
  await expect(stage(page).getByRole('button', { name: 'Transfer' })).toBeVisible();

  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'Dark', exact: true }).click();
  await expect(stage(page)).toHaveAttribute('data-theme', 'dark');
  expect(new URL(page.url()).searchParams.get('scheme')).toBe('dark');

  await page.getByRole('link', { name: 'Sizes' }).click();
  await expect(stage(page).getByRole('button', { name: 'Deposit' })).toHaveCount(3);
  await expect(stage(page)).toHaveAttribute('data-theme', 'dark');
  expect(new URL(page.url()).searchParams.get('scheme')).toBe('dark');

  await page.goBack();
  await expect(stage(page).getByRole('button', { name: 'Transfer' })).toBeVisible();
});

test('an overlay of the frame has its theme, and the search stays in view', async ({ page }) => {
  await page.goto('/?story=ui--wizard--states&scheme=dark');
  await expect(page.getByRole('searchbox', { name: 'Search stories' })).toBeInViewport();
  await page.getByRole('button', { name: 'More settings' }).click();
  const settings = page.getByRole('dialog', { name: 'More settings' });
  expect(await settings.evaluate((dialog) => dialog.closest('[data-theme]')?.getAttribute('data-theme'))).toBe('dark');
});

test('Enter opens the best match of a search, and the list is scrolled to the story of a link', async ({ page }) => {
  await page.goto('/?story=ui--wizard--states');
  const list = page.getByRole('navigation', { name: 'Stories' });
  await expect(list.getByRole('link', { name: 'Wizard', exact: true })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('switch states');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/story=ui--switch--states/);
  await expect(list.getByRole('link', { name: 'States', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('a link opens the story in the language, text size and density it names', async ({ page }) => {
  await page.goto('/?story=ui--pagination--places&language=zh_CN&text=200&density=compact&prices=red-up');
  await expect(stage(page)).toHaveAttribute('lang', 'zh-CN');
  await expect(stage(page)).toHaveAttribute('data-density', 'compact');
  await expect(stage(page)).toHaveAttribute('data-prices', 'red-up');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
});

test('invalid parameters fall back to the defaults', async ({ page }) => {
  await page.goto('/?story=ui--button--tones&scheme=pink&language=xx&viewport=7&matrix=scheme:pink&panel=none');
  await expect(stage(page)).toHaveAttribute('data-theme', 'light');
  await expect(stage(page).getByRole('button', { name: 'Transfer' })).toBeVisible();
});

test('controls change the props and the address', async ({ page }) => {
  await page.goto('/?story=ui--button--playground&panel=controls');
  await page.getByRole('textbox', { name: 'children' }).fill('Deposit');
  await expect(stage(page).getByRole('button', { name: 'Deposit' })).toBeVisible();
  await page.getByText('isDisabled').click();
  await expect(stage(page).getByRole('button', { name: 'Deposit' })).toBeDisabled();
  await page.reload();
  await expect(stage(page).getByRole('button', { name: 'Deposit' })).toBeDisabled();
});

test('changing one control right after another keeps both changes', async ({ page }) => {
  await page.goto('/?story=ui--button--playground&panel=controls');
  await expect(stage(page).getByRole('button', { name: 'Transfer' })).toBeVisible();
  await page.getByRole('textbox', { name: 'children' }).selectText();
  // One task: no frame is rendered between the two.
  await page.evaluate(async () => {
    document.execCommand('insertText', false, 'Deposit');
    for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
    document.querySelectorAll<HTMLElement>('[role=switch]')[0]?.click();
  });
  await expect(stage(page).getByRole('button', { name: 'Deposit' })).toBeDisabled();
});

test('props, source and findings of a story are shown', async ({ page }) => {
  await page.goto('/?story=ui--button--tones');
  await page.getByRole('tab', { name: 'Props' }).click();
  await expect(page.getByText('One accent per view')).toBeVisible();
  await page.getByRole('tab', { name: 'Source' }).click();
  await expect(page.getByText('export const Tones')).toBeVisible();
  await page.getByRole('tab', { name: 'Accessibility' }).click();
  await page.getByRole('button', { name: 'Check this story' }).click();
  await expect(page.getByText('No findings.')).toBeVisible();
});

test('a width shows the story in its own iframe, so that media queries apply', async ({ page }) => {
  await page.goto('/?story=widgets--header--with-tools&viewport=360');
  const frame = page.frameLocator('iframe[title="Story at 360 px"]');
  await expect(frame.locator('[data-story]')).toBeVisible();
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(360);
});

test('the findings are those of the story, even when it is shown in its own iframe', async ({ page }) => {
  await page.goto('/?story=ui--button--tones&viewport=360&panel=axe');
  const story = page.frameLocator('iframe[title="Story at 360 px"]').locator('[data-story]');
  const check = page.getByRole('button', { name: 'Check this story' });
  await expect(story.getByRole('button', { name: 'Transfer' })).toBeVisible();
  await check.click();
  await expect(page.getByText('No findings.')).toBeVisible();
  await story.evaluate((stage) => stage.append(document.createElement('button')));
  await check.click();
  await expect(page.getByRole('heading', { name: 'Buttons must have discernible text' })).toBeVisible();
});

test('a matrix renders each combination live', async ({ page }) => {
  await page.goto('/?story=ui--button--tones&matrix=scheme:light.dark,viewport:360.768');
  await expect(page.getByRole('list', { name: 'Matrix' }).getByRole('listitem')).toHaveCount(4);
  const last = page.frameLocator('iframe[title="Dark · 768 px"]');
  await last.locator('[data-story]').scrollIntoViewIfNeeded();
  await expect(last.locator('[data-theme=dark] >> role=button[name="Transfer"]')).toBeVisible();
});

test('a component story loads no exchange, a screen story does', async ({ page }) => {
  // The page itself records at most 250 of its files.
  const files = new Set<string>();
  page.on('request', (request) => files.add(request.url()));
  const load = async (story: string): Promise<void> => {
    files.clear();
    await page.goto(`/?story=${story}&mode=preview`);
    await expect(stage(page).locator('> *').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
  };
  const hasExchange = async (): Promise<boolean> => {
    const scripts = await Promise.all(
      Array.from(files)
        .filter((file) => file.endsWith('.js'))
        .map(async (file) => (await page.request.get(file)).text()),
    );
    return scripts.some((text) => text.includes(scenarios['card-warning'].title));
  };
  await load('ui--button--tones');
  expect(await hasExchange()).toBe(false);
  await load('pages--marketpage--spot');
  await expect.poll(hasExchange).toBe(true);
});

test('a story starts, and replaces the previous one, as soon as its files have loaded, without waiting for a timer', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/?story=ui--button--tones&mode=preview');
  await expect(stage(page).getByRole('button', { name: 'Transfer' })).toBeVisible();
  await page.evaluate(() => window.ladleDispatch({ type: 'update-story', value: 'ui--select--empty' }));
  await expect(page.locator('[data-story="ui--select--empty"] > *').first()).toBeVisible();
});

test('forced colours can be previewed', async ({ page }) => {
  await page.goto('/?story=ui--button--tones&scheme=forced-colors');
  const button = stage(page).getByRole('button', { name: 'Transfer' });
  await expect(button).toHaveCSS('background-color', await systemColour(page, 'ButtonFace'));
});

/** A system colour as computed on the stage of the story. */
const systemColour = (page: Page, name: string): Promise<string> =>
  stage(page).evaluate((element, colour) => {
    const probe = document.createElement('span');
    probe.style.setProperty('background-color', colour, 'important');
    element.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);
