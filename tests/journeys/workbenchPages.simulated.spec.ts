import type { Page } from '@playwright/test';
import { sampled } from '@tests/support/testAmount';
import { askInPage } from '@tests/support/browser/ask';
import { expect, exchangeReady, test } from '@tests/support/browser/open';
import { scan } from '../audit/scan';

/** Opens a workbench page by its address. */
async function openTool(page: Page, address: string): Promise<void> {
  await page.goto(`/en_US/workbench${address}`);
  await exchangeReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Asserts that the page itself, regardless of its frames, has no findings and does not scroll sideways. */
async function expectNoFindings(page: Page): Promise<void> {
  expect(await scan(page, 'all')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('the panel links to the workbench, whose front page links to each tool', async ({ page }) => {
  await page.goto('/en_US/');
  await page.getByRole('button', { name: 'Simulated' }).click();
  await page.getByRole('link', { name: 'Open the workbench' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Workbench' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Scenarios' }).click();
  await expect(page).toHaveTitle(/^Scenarios – Workbench/);
  await page.goto('/en_US/workbench/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such tool' })).toBeVisible();
});

test('a user finds a scenario by words, previews it in its own exchange and opens it by its link', async ({ page }) => {
  await openTool(page, '/scenarios?area=transfers');
  await page.getByRole('searchbox', { name: 'Search' }).fill('accepted');
  await expect(page).toHaveURL(/area=transfers&q=accepted/);
  const card = page.getByRole('listitem').filter({ has: page.locator('iframe') });
  await expect(card.first()).toBeVisible();
  const picture = page.frameLocator('iframe').first();
  await expect(picture.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.frameLocator('iframe').first().getByRole('button', { name: 'Simulated' })).toHaveCount(0);
  const link = card.first().getByRole('link').first();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a code links to the screen that shows it, to its rule and to its stories', async ({ page }) => {
  await openTool(page, '/codes?q=30303');
  const link = page.getByRole('link', { name: /^Show me: Transfers are blocked/ }).last();
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/account\/transfer|orderHome/);
  await openTool(page, '/codes?q=30303');
  await page
    .getByRole('link', { name: /^Rule R-TRERR-03: Transfers are blocked/ })
    .first()
    .click();
  await expect(page.getByText('R-TRERR-03', { exact: true })).toBeVisible();
  await page.goBack();
  await page
    .getByRole('link', { name: /^Stories: Transfers are blocked/ })
    .first()
    .click();
  await expect(
    page
      .getByRole('dialog', { name: /^Stories: / })
      .getByRole('link')
      .first(),
  ).toBeVisible();
  await openTool(page, '/codes?q=offline');
  const fault = page.getByRole('link', { name: /^Show me: The connection cannot be established/ });
  await page.goto((await fault.getAttribute('href')) ?? '');
  await expect(page.getByText('Couldn’t load this content').first()).toBeVisible();
});

test('a call that was answered with a code opens from the row of the code', async ({ page }) => {
  await openTool(page, '/codes?q=loginRequired&sim.persona=visitor');
  await askInPage(page, '/hk-web/v2/inmail/message/unReadCount');
  const link = page.getByRole('link', { name: /^Open in the request log: / }).first();
  await expect(link).toBeVisible();
  await page.goto((await link.getAttribute('href')) ?? '');
  // The latest call that the visitor was refused: this one, or one that the page has made since.
  const entry = page.getByRole('tabpanel', { name: 'Requests' });
  await expect(entry.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(entry).toContainText('401');
});

test('the coverage board finds a gap, lists the tests of a call and links to a scenario', async ({ page }) => {
  await openTool(page, '/coverage?q=capital.submitTransfer');
  const tests = page.getByRole('link', { name: /Tests: capital\.submitTransfer/ });
  await tests.click();
  const list = page.getByRole('dialog', { name: 'Tests: capital.submitTransfer' });
  await expect(list.getByText('tests/flows/scenarios/scenarios.test.ts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(tests).toBeFocused();
  await page.getByRole('link', { name: /Scenarios: capital\.submitTransfer/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /^A transfer is accepted/ })
      .first(),
  ).toHaveAttribute('href', /sim\.scenario=/);
  await page.keyboard.press('Escape');
  const screens = page.getByRole('tab', { name: /^Screens/ });
  await screens.click();
  await expect(screens).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=screens/);
  await page.getByRole('switch', { name: 'Gaps only' }).press('Space');
  await page.getByRole('searchbox', { name: 'Search by name, path or text' }).fill('c2c');
  await expect(page.getByText('Not built').first()).toBeVisible();
});

test('a user finds scenarios by rule', async ({ page }) => {
  await openTool(page, '/scenarios?rule=R-TRANSFER-08');
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.locator('iframe') })
      .first(),
  ).toBeVisible();
});

test('a matrix shows a screen in its themes and widths, each cell in its own exchange', async ({ page }) => {
  await openTool(page, '/matrix?address=/market&themes=light,dark&widths=360&personas=visitor');
  await expect(page.locator('iframe')).toHaveCount(2);
  const dark = page.frameLocator('iframe[title^="Dark"]').first();
  await expect(dark.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dark.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.frameLocator('iframe[title^="Light"]').first().locator('html')).toHaveAttribute('data-theme', 'light');
  const checked = page.getByText(/no accessibility findings|\d accessibility finding/);
  await expect(checked).toHaveCount(2, { timeout: 60_000 });
});

test('the cells of a matrix start in the chosen scenario, and their clocks stay in step', async ({ page }) => {
  await openTool(page, '/matrix?address=/inMail/noticeNavList&scenario=inbox-empty&themes=light,dark&widths=360&personas=newUser');
  await expect(page.getByRole('button', { name: 'There are no messages Scenario' })).toBeVisible();
  await expect(page.getByText(/no accessibility findings|\d accessibility finding/)).toHaveCount(2, { timeout: 60_000 });
  const statuses = () =>
    page.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll('iframe')].map(async ({ contentWindow }) => {
          const answer = await contentWindow?.askExchange?.(new Request(new URL('/__exchange/status', location.origin)));
          const { data } = (await answer?.json()) ?? {};
          return { scenario: data.scenario, at: data.clock.at };
        }),
      ),
    );
  await expect.poll(async () => (await statuses()).map(({ scenario }) => scenario)).toEqual(['inbox-empty', 'inbox-empty']);
  // Two concurrent calls may be answered slightly apart.
  await expect.poll(async () => Math.abs((await statuses()).reduce((gap, { at }) => at - gap, 0))).toBeLessThan(250);
});

test('two users side by side share one exchange', async ({ page }) => {
  await openTool(page, '/together?left=trader&right=vip&leftAddress=/user/overView&rightAddress=/user/overView');
  await expect(page.frameLocator('iframe').first().getByText('Tomas').first()).toBeVisible();
  await expect(page.frameLocator('iframe').last().getByText('Vera van der Waals').first()).toBeVisible();
});

test('the palette opens a tool from the keyboard', async ({ page }) => {
  await openTool(page, '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('scenarios');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/workbench\/scenarios/);
});

const addresses = [
  '',
  '/scenarios?q=nothing-like-it',
  '/scenarios?area=messages',
  '/codes',
  '/coverage?q=capital.submit',
  '/coverage?tab=rules&cell=R-SEARCH-01~tests',
  '/matrix?themes=light&widths=360',
  '/together?left=nobody',
  '/tours',
  '/nowhere',
  '/panel',
];

/** The most addresses a plain run checks. */
const atMost = 4;

for (const address of sampled(addresses, { atMost }))
  test(`/workbench${address} has no findings in either theme, on a phone and on a desktop`, async ({ page }) => {
    test.setTimeout(120_000);
    await openTool(page, address);
    for (const width of [360, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expectNoFindings(page);
      }
  });
