import type { Page } from '@playwright/test';
import { csrfHeader } from '@/contract/envelope';
import { control, controlPrefix } from '@mocks/control';
import { openInPage } from '@mocks/http/inPage';
import { type Action, history, requestOf, week } from '@tests/support/exchange/actions';
import { replayActions, recordExamples } from '@tests/support/exchange/calls';
import { walk } from '@tests/support/exchange/walk/walk';
import { exchangeReady, expect, firstVisit as test, open } from '@tests/support/browser/open';
import { reopen } from '@tests/support/browser/reopen';

/** Makes calls from inside the page, one after another, and returns the text of each response. */
const calls = (page: Page, actions: readonly Action[]): Promise<string[]> =>
  page.evaluate(
    async ({ actions, header }) => {
      const answers: string[] = [];
      for (const { method, path, body, form } of actions) {
        const fields = form && new FormData();
        for (const [name, value] of Object.entries(form ?? {})) fields?.set(name, value);
        const headers = { [header]: 'journey', ...(fields ? {} : { 'content-type': 'application/json' }) };
        const sent = fields ?? (body === undefined ? undefined : JSON.stringify(body));
        const request = new Request(new URL(path, location.origin), { method, headers, ...(sent === undefined ? {} : { body: sent }) });
        answers.push((await (await window.askExchange?.(request))?.text()) ?? 'no exchange');
      }
      return answers;
    },
    { actions, header: csrfHeader },
  );

test('the same seed, start instant and actions give the same responses and export in Chromium as in Node', async ({ page }) => {
  test.setTimeout(180_000);
  const walkResult = await walk('journey', 150);
  const actions = [...history, ...replayActions(await recordExamples()), ...week, ...walkResult.actions, ...history.slice(-1)];
  const own = openInPage({ source: Date.now, stopwatch: () => 0 });
  const inNode: string[] = [];
  for (const action of actions) inNode.push(await (await own.transport(requestOf(action, 'http://127.0.0.1'))).text());
  await open(page, '/login');
  const inChromium = await calls(page, actions);
  // The status of the controls also counts what preceded the history; the responses of the exchange itself do not.
  const isComparable = (step: number) => !actions[step]?.path.startsWith(controlPrefix) || actions[step]?.path === control.export.path;
  const differing = actions.flatMap(({ path }, step) => (isComparable(step) && inNode[step] !== inChromium[step] ? [path] : []));
  expect(differing).toEqual([]);
});

test('a hundred actions made in two tabs at once are all kept, and both tabs see the same exchange', async ({ page, context }) => {
  await open(page, '/login', { as: 'trader' });
  const other = await context.newPage();
  await other.goto('/en_US/login');
  await exchangeReady(other);
  const transfer: Action = { method: 'POST', path: '/hk-web/v2/transfer', body: { amount: '1', coinId: 52, coinName: 'USDT', type: 25 } };
  const fifty = Array.from({ length: 50 }, () => transfer);
  const answers = (await Promise.all([calls(page, fifty), calls(other, fifty)])).flat();
  expect(answers.map((text) => JSON.parse(text).code)).toEqual(Array.from({ length: 100 }, () => 200));
  const reads: Action[] = [
    { method: 'GET', path: '/hk-web/finance/transfer/history/list?pageSize=1000' },
    { method: 'GET', path: '/hk-web/wallet/info?coinId=52&type=25&wallet=2' },
  ];
  const [inPage, inOther] = [await calls(page, reads), await calls(other, reads)];
  expect(inOther).toEqual(inPage);
  expect(JSON.parse(inPage[0] ?? '{}').data.totalCount).toBe(100);
  expect(JSON.parse(inPage[1] ?? '{}').data.available).toBe('12380.55');
});

test('the exchange survives a reload, a browser restart and the closing of the tab that hosts it', async ({ page, context }) => {
  await open(page, '/login', { as: 'trader' });
  await calls(page, [{ method: 'POST', path: '/hk-web/v2/transfer', body: { amount: '480.55', coinId: 52, coinName: 'USDT', type: 25 } }]);
  const balance: Action = { method: 'GET', path: '/hk-web/wallet/info?coinId=52&type=25&wallet=2' };
  for (const again of [() => page.reload(), () => reopen(page)]) {
    await again();
    await exchangeReady(page);
    expect(JSON.parse((await calls(page, [balance]))[0] ?? '{}').data.available).toBe('12000');
  }
  const other = await context.newPage();
  await other.goto('/en_US/login');
  await exchangeReady(other);
  await page.close();
  expect(JSON.parse((await calls(other, [balance]))[0] ?? '{}').data.available).toBe('12000');
});

test('changes in one tab show in the other without a reload: messages, favourites and who is logged in', async ({ page, context }) => {
  await open(page, '/market', { as: 'trader' });
  const other = await context.newPage();
  await other.goto('/en_US/market');
  await expect(other.getByRole('button', { name: 'Messages, 12 unread' })).toBeVisible();

  await page.getByRole('button', { name: 'Messages, 12 unread' }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(other.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();

  const star = { name: 'Favourite XRP/USDT' };
  await other.getByRole('button', star).first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', star).first()).toHaveAttribute('aria-pressed', 'true');

  await other.getByRole('button', { name: /^Account: Tomas/ }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});
