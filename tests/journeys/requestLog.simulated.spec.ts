import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { simulationStatus } from '@tests/support/browser/ask';
import { exchangeReady, expect, firstVisit as test, open } from '@tests/support/browser/open';
import { openBoard, transferFromHome } from '@tests/support/browser/panel';
import { browserArgs, findBrowser } from '../../scripts/browsers';
import { auditSubject } from '../audit/matrix';

/** Opens the request list in the panel that controls the simulated exchange. */
async function openRequests(page: Page): Promise<void> {
  await openBoard(page, 'Requests');
  await expect(page.getByRole('grid', { name: 'Requests' })).toBeVisible();
}

/** The clipboard text after pressing a copy button. */
async function copied(page: Page, button: string): Promise<string> {
  const confirmation = page.getByRole('button', { name: 'Copied' });
  await expect(confirmation).toHaveCount(0);
  await page.getByRole('button', { name: button }).click();
  await expect(confirmation).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Runs a copied Playwright test unedited; returns its output. */
async function run(text: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'copied.spec.ts'), text);
  const launchOptions = JSON.stringify({ executablePath: findBrowser() ?? undefined, args: browserArgs });
  await writeFile(
    join(folder, 'playwright.config.ts'),
    `export default { testDir: '.', outputDir: 'results', reporter: 'line', use: { launchOptions: ${launchOptions} } };\n`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '-c', folder], {
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return stdout;
}

test('a user finds a call, opens it, and copies it as a test that passes unedited', async ({ page, context }, info) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/', { as: 'trader' });
  await transferFromHome(page, '120');
  await openRequests(page);
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('submitTransfer');
  const rows = page.getByRole('grid', { name: 'Requests' }).getByRole('row', { name: /capital\.submitTransfer/ });
  await expect(rows).toHaveCount(1);
  expect(await auditSubject(page, { subject: 'the list of requests', who: 'trader', widths: [360, 1440] })).not.toContainEqual(
    expect.objectContaining({ findings: expect.arrayContaining([expect.anything()]) }),
  );

  await rows.click();
  await expect(page.getByRole('heading', { name: 'capital.submitTransfer' })).toBeVisible();
  await expect(page.getByText(/^transfers: 1 added/)).toBeVisible();
  expect(await copied(page, 'Copy as curl')).toMatch(/^# npm run mock -- .*--persona trader\ncurl -X POST 'http.*\/hk-web\/v2\/transfer'/);
  const text = await copied(page, 'Copy as Playwright test');
  expect(await run(text, info.outputPath('copied'))).toContain('1 passed');
  expect(await auditSubject(page, { subject: 'a request', who: 'trader', widths: [360, 1440] })).not.toContainEqual(
    expect.objectContaining({ findings: expect.arrayContaining([expect.anything()]) }),
  );
});

test('a user exports the calls as a HAR file', async ({ page }) => {
  await open(page, '/', { as: 'trader' });
  await openRequests(page);
  await expect.poll(() => page.getByRole('grid', { name: 'Requests' }).getByRole('row').count()).toBeGreaterThan(4);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export HAR' }).click()]);
  const { log } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(log.version).toBe('1.2');
  expect(log.entries.length).toBeGreaterThan(3);
  expect(log.entries[0].response.content).toMatchObject({ mimeType: 'application/json', size: expect.any(Number) });
});

test('a report link opens the same page in another browser with its calls; a damaged one says so and still opens the page', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/market', { as: 'vip', scenario: 'orders-huge' });
  await openRequests(page);
  const link = await copied(page, 'Copy report link');

  for (const [address, message] of [
    [link, /^Report: \d+ calls$/],
    [link.replace(/(sim\.report=1\.\w{8}\.)\w\w/, '$1AA'), /^The report in this link is incomplete or was altered/],
  ] as const) {
    const otherContext = await browser.newContext();
    const other = await otherContext.newPage();
    await other.goto(address);
    await exchangeReady(other);
    await expect(other.getByRole('main')).toBeVisible();
    // The link names the board, which opens automatically.
    await expect(other.getByRole('grid', { name: 'Requests' })).toBeVisible();
    await expect(other.getByText(message)).toBeVisible();
    expect(await simulationStatus(other)).toMatchObject({
      persona: 'vip',
      scenario: 'orders-huge',
    });
    expect(other.url()).toMatch(/\/en_US\/market$/);
    await otherContext.close();
  }
});
