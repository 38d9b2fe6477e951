import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ask } from '@tests/support/browser/ask';
import { expect, firstVisit as test, open } from '@tests/support/browser/open';
import { openBoard, transferFromHome } from '@tests/support/browser/panel';
import { reopen } from '@tests/support/browser/reopen';

/** Selects an option in one of the panel's selects. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('complementary', { name: 'Simulated exchange' })
    .getByRole('button', { name: new RegExp(`(?:^| )${label}$`) })
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function available(page: Page): Promise<unknown> {
  const { available } = await ask(page, { method: 'GET', path: '/hk-web/wallet/info?coinId=52&type=25&wallet=2' });
  return available;
}

test('a save point survives a browser restart and restores the exchange', async ({ page }) => {
  await open(page, '/', { as: 'trader' });
  const panel = await openBoard(page, 'Save points');
  await panel.getByLabel('Save point name').fill('Before the transfer');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Before the transfer' })).toBeVisible();
  await page.keyboard.press('Escape');

  await transferFromHome(page, '120');
  expect(await available(page)).toBe('12360.55');
  await reopen(page);
  const reopenedPanel = await openBoard(page, 'Save points');
  await reopenedPanel.getByRole('button', { name: 'Restore Before the transfer' }).click();
  await expect.poll(() => available(page)).toBe('12480.55');
});

test('an exported exchange is imported again, and an invalid file changes nothing', async ({ page }) => {
  await open(page, '/', { as: 'trader' });
  const panel = await openBoard(page, 'Save points');
  const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Export to file' }).click()]);
  const exported = await readFile(await download.path());
  await page.keyboard.press('Escape');
  await transferFromHome(page, '80');

  await openBoard(page, 'Save points');
  const importFile = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      panel.getByRole('button', { name: 'Import from file' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/json', buffer });
  };
  await importFile('holiday.json', Buffer.from('not an exchange'));
  await expect(panel.getByText('This file is not a saved exchange: it is not valid JSON. Nothing was changed.')).toBeVisible();
  await importFile('other.json', Buffer.from('{"format":"something else"}'));
  await expect(panel.getByText('body: this is not a saved simulation: format must be one of simulated-exchange')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alertdialog')).toHaveCount(0);
  expect(await available(page)).toBe('12400.55');
  await importFile('exchange.json', exported);
  await expect.poll(() => available(page)).toBe('12480.55');
});

test('browser storage of an earlier version is upgraded, and save points persist from then on', async ({ page }) => {
  await page.goto('/mockServiceWorker.js'); // the same origin without the app
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('exchange-world:exchange-world', 1);
        request.addEventListener('upgradeneeded', () => {
          request.result.createObjectStore('journal', { keyPath: 'n' });
          request.result.createObjectStore('compact').put({ n: 3, snapshot: '{"version":1}', answered: [] }, 'latest');
        });
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
  );
  await open(page, '/', { as: 'trader' });
  const panel = await openBoard(page, 'Save points');
  await panel.getByLabel('Save point name').fill('First');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  const first = panel.getByRole('listitem').filter({ hasText: 'First' });
  await expect(first).toBeVisible();
  await reopen(page);
  await openBoard(page, 'Save points');
  await expect(first).toBeVisible();
});

for (const kind of ['Truncated response', 'No connection', 'HTML instead of JSON', 'Server error (HTTP 500)'])
  test(`messages report a fault of their call, and load once it is removed: ${kind}`, async ({ page }) => {
    await open(page, '/', { as: 'trader' });
    const panel = await openBoard(page, 'Faults');
    await choose(page, 'Affected calls', 'inmail.messageList');
    await choose(page, 'Fault', kind);
    await panel.getByRole('button', { name: 'Add fault' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'inmail.messageList' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Messages/ }).click();
    const messages = page.getByRole('dialog', { name: 'Messages' });
    const retry = messages.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.keyboard.press('Escape');

    await openBoard(page, 'Faults');
    await panel.getByRole('button', { name: 'Remove the fault of inmail.messageList' }).click();
    await expect(panel.getByText('No active faults')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Messages/ }).click();
    await expect(messages.getByRole('listitem').first()).toBeVisible();
    await expect(retry).toBeHidden();
  });
