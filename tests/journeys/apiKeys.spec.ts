import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiKeys, signingPayload, signingHeaders } from '@/contract/apiKeys';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { spot } from '@/contract/spot';
import { ask, askInPage, backend, type EndpointRef } from '@tests/support/browser/ask';
import { proveByCode } from '@tests/support/browser/challenge';
import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

interface Credentials {
  readonly key: string;
  readonly secret: string;
}

/** Makes a signed call as an API client would, over HTTP if there is a standalone exchange, and returns the code of the response. */
async function callSigned(page: Page, { key, secret }: Credentials, { method, path }: EndpointRef): Promise<number> {
  const timestamp = String((await ask(page, apiKeys.serverTime)).serverTime);
  const text = signingPayload({ timestamp, window: '', method, path, query: '', body: '' });
  const headers = {
    [signingHeaders.key]: key,
    [signingHeaders.timestamp]: timestamp,
    [signingHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
  };
  const exchange = backend();
  const sent = { method, headers };
  const { code: answered } = exchange ? await (await fetch(exchange + path, sent)).json() : await askInPage(page, path, sent);
  return answered;
}

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user creates an API key, signs a call, restricts its addresses and deletes it`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    const answer = (key: Credentials, call: EndpointRef = spot.balances) => callSigned(page, key, call);
    await open(page, '/user/apiSetting', { as: 'trader' });
    await input.press(page.getByRole('button', { name: 'Create API key' }));
    const dialog = page.getByRole('dialog', { name: 'Create API key' });
    await input.type(dialog.getByLabel('Label'), 'Grid bot');
    await dialog.getByRole('checkbox', { name: /^Trade/ }).press('Space');
    await input.press(dialog.getByRole('button', { name: 'Next' }));
    await dialog.getByRole('radio', { name: /^Unrestricted/ }).press('Space');
    await input.press(dialog.getByRole('button', { name: 'Confirm and verify' }));
    await proveByCode(page, input);
    const created = page.getByRole('alertdialog', { name: 'API key created' });
    const textOf = async (label: string) => (await created.getByRole('group', { name: label }).textContent())?.slice(label.length) ?? '';
    const key = { key: await textOf('API key'), secret: await textOf('Secret key') };
    const saved = page.waitForEvent('download');
    await input.press(created.getByRole('button', { name: 'Download' }));
    const file = await readFile(await (await saved).path(), 'utf8');
    expect([file.includes(key.key), file.includes(key.secret)]).toEqual([true, true]);
    await created.getByRole('checkbox', { name: 'I have saved my secret key' }).press('Space');
    await input.press(created.getByRole('button', { name: 'Done' }));
    const row = page.getByRole('row').filter({ hasText: 'Grid bot' });
    await expect(row).toBeVisible();
    expect(await answer(key)).toBe(code.success.code);
    expect(await answer(key, capital.withdraw)).toBe(code.apiPermissionMissing.code);

    await input.press(page.getByRole('button', { name: 'Edit: Grid bot' }));
    const edited = page.getByRole('dialog', { name: 'Edit API key' });
    await input.press(edited.getByRole('button', { name: 'Next' }));
    await edited.getByRole('radio', { name: /^Trusted IP addresses/ }).press('Space');
    await input.type(edited.getByLabel('Trusted IP addresses', { exact: true }), '198.51.100.0/24');
    await input.press(edited.getByRole('button', { name: 'Confirm and verify' }));
    await proveByCode(page, input);
    await expect(page.getByText('API key saved')).toBeVisible();
    expect(await answer(key)).toBe(code.apiAddressForbidden.code);

    await input.press(page.getByRole('button', { name: 'Delete: Grid bot' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await proveByCode(page, input);
    await expect(page.getByText('No API keys yet')).toBeVisible();
    expect(await answer(key)).toBe(code.apiKeyUnknown.code);
  });
}
