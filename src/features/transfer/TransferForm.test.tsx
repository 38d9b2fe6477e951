import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { openInPage } from '@mocks/http/inPage';
import { otherTabChanged } from '@/shared/api';
import { searchDelay } from '@/ui/OptionList/options';
import { offline, testTime } from '@tests/support/app/scope';
import { callPaths, respondWith } from '@tests/support/app/transferForm';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import type { TransferPreset } from './dialogModel';
import { TransferPanel } from './TransferPanel';

const { spot, crossMargin, isolatedMargin } = account;

async function openForm(opening: TransferPreset = {}, options: RenderOptions = {}) {
  const page = await renderApp(<TransferPanel preset={opening} />, { as: 'trader', scenario: 'transfer-done', ...options });
  const press = async (target: HTMLElement) => {
    await page.user.click(target);
    await page.advance();
  };
  return {
    ...page,
    press,
    pressButton: (name: string | RegExp) => press(screen.getByRole('button', { name })),
    /** Opens the list with this selected value. */
    openList: (value: string) => press(listWith(value)),
    type: async (amount: string) => {
      await page.user.clear(amountField());
      await page.user.type(amountField(), amount);
    },
  };
}

const listWith = (value: string) =>
  screen.getAllByRole('button').find((button) => button.ariaHasPopup === 'listbox' && button.textContent.includes(value)) ??
  expect.fail(`no list has ${value}`);
const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const submitButton = () => screen.getByRole('button', { name: /^Transfer/ });
/** The options of the open list. */
const options = () =>
  screen.getAllByRole('option').map((option) => ({ text: option.textContent, isDisabled: option.ariaDisabled === 'true' }));
/** The accessible description of the amount field. */
const described = () =>
  (amountField().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('the help and a link to the transfer records of the chosen accounts are below the button', async () => {
  await openForm({ source: spot, target: isolatedMargin });
  const helpers = submitButton().parentElement ?? expect.fail('the button has no parent');
  expect(within(helpers).getByRole('button', { name: 'How to top up' })).toBeDefined();
  const records = within(helpers).getByRole('link', { name: 'View transfer records' });
  expect(records.getAttribute('href')).toBe('/en_US/orderHome/transferRecord?source=2&target=7');
});

test('[R-TRANSFER-02] the top-up help names the coin and the other accounts that hold it', async () => {
  const { pressButton } = await openForm({ source: crossMargin, target: isolatedMargin });
  await pressButton('How to top up');
  const sheet = await screen.findByRole('dialog', { name: 'Top up USDT' });
  expect(sheet.textContent).toContain('You hold USDT in other accounts');
  expect(within(sheet).getByRole('link').getAttribute('href')).toBe('/en_US/assetManagement/topup?name=52');
  await pressButton(/^Use Spot/);
  expect(screen.queryByRole('dialog', { name: 'Top up USDT' })).toBeNull();
  expect(listWith('Spot')).toBeDefined();
});

test('[R-TRANSFER-02] a zero balance of the coin is reported next to the top-up help', async () => {
  await openForm({}, { as: 'newUser' });
  expect(screen.getByText(/You have no USDT in Spot\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'How to top up' })).toBeDefined();
});

test('a daily limit of 0 is reported', async () => {
  const { container, advance, intercept, scope } = await openForm();
  expect(container.textContent).not.toContain('limit for USDT is 0');
  intercept(callPaths.info, respondWith({ available: '9999', todayAvailableLimit: '0', transferOpenCardInvalid: false }));
  await act(() => allSettled(otherTabChanged, { scope }));
  await advance();
  expect(container.textContent).toContain('Today’s limit for USDT is 0');
});

/** The trader's exchange with some coins or pairs changed. */
function exchangeWith(path: string, change: (row: object, index: number) => object) {
  const own = openInPage({ source: () => testTime, startedAt: testTime, persona: 'trader', scenario: 'transfer-done', seed: 'test' });
  const transport: typeof own.transport = async (request) => {
    const response = await own.transport(request);
    if (new URL(request.url).pathname !== path) return response;
    const answer = await response.json();
    return Response.json({ ...answer, data: answer.data.slice(0, 3).map(change) });
  };
  return { ...own, transport };
}

test('[R-TRANSFER-19] [R-TRANSFER-04] a coin with suspended transfers is disabled with the reason; others show their balance', async () => {
  const coins = ['BTC', 'DOGE', 'USDT'];
  const exchange = exchangeWith(callPaths.coins, (coin, index) => ({
    ...coin,
    coinId: index + 50,
    shortName: coins[index],
    available: String(index),
    transferOutAble: index !== 0,
    transferInAble: index !== 1,
  }));
  const { openList } = await openForm({ source: spot, target: crossMargin }, { exchange });
  await openList('USDT');
  expect(options()).toEqual([
    { text: expect.stringMatching(/^B?.*BTC.*Transfers out suspended$/), isDisabled: true },
    { text: expect.stringMatching(/DOGE.*Transfers in suspended$/), isDisabled: true },
    { text: expect.stringMatching(/USDT.*2$/), isDisabled: false },
  ]);
});

test('[R-TRANSFER-20] [R-TRANSFER-06] a pair whose transfers in that direction are suspended is disabled with the reason', async () => {
  const exchange = exchangeWith(callPaths.pairs, (pair, index) => ({
    ...pair,
    baseTransferinable: index !== 0,
    quoteTransferinable: index !== 1,
    baseTransferoutable: true,
    quoteTransferoutable: true,
  }));
  const { openList } = await openForm({ source: spot, target: isolatedMargin }, { exchange });
  await openList('/');
  expect(options().map(({ text, isDisabled }) => [text?.endsWith('Transfers suspended'), isDisabled])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test('[R-TRANSFER-21] [R-TRANSFER-03] an account that is not activated is marked in the list and when selected', async () => {
  const { container, openList } = await openForm({ source: spot, target: crossMargin }, { as: 'newUser', scenario: 'margin-inactive' });
  expect(container.textContent).toContain('Cross margin is not activated yet');
  await openList('Cross margin');
  expect(options().map(({ text }) => text)).toEqual([
    'Spot',
    'C2C',
    'Contract',
    'Cross marginNot activated',
    'Isolated marginNot activated',
    'Clear selection',
  ]);
});

test('[R-TRANSFER-22] coins are found by their short name, case-insensitively, but not by id or long name', async () => {
  const { openList, user } = await openForm({ source: spot, target: crossMargin });
  await openList('USDT');
  const found = async (keyword: string) => {
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), keyword);
    await act(() => new Promise((resolve) => setTimeout(resolve, searchDelay + 50)));
    return options().map(({ text }) => text);
  };
  expect(await found('uSdC')).toEqual([expect.stringContaining('USDC')]);
  expect(await found('52')).toEqual(['No matching coins']);
  expect(await found('tether')).toEqual(['No matching coins']);
});

test('the button names the amount, coin and target', async () => {
  const { type } = await openForm();
  expect(submitButton().textContent).toBe('Transfer');
  await type('1200.5');
  expect(submitButton().textContent).toBe('Transfer 1,200.5\u00a0USDT to Contract');
});

test('[R-TRANSFER-12] an error of the amount describes its field, which receives the focus', async () => {
  const { press } = await openForm();
  expect(amountField().getAttribute('aria-invalid')).toBeNull();
  await press(submitButton());
  expect(amountField().getAttribute('aria-invalid')).toBe('true');
  expect(described()).toContain('Enter an amount greater than 0.');
  expect(document.activeElement).toBe(amountField());
});

test('[R-TRANSFER-18] All fills in the maximum, which is displayed and announced', async () => {
  const { announcer, pressButton } = await openForm();
  await pressButton('All');
  expect(amountField().value).toBe('12480.55');
  expect(described()).toContain('This is the maximum you can transfer now.');
  expect(announcer.current().polite.texts).toContain('This is the maximum you can transfer now.');
});

test('[R-TRANSFER-10] clearing the selection of an account clears the amount', async () => {
  const { openList, press, type } = await openForm();
  await type('5');
  await openList('Contract');
  await press(screen.getByRole('option', { name: 'Clear selection' }));
  expect(amountField().value).toBe('');
});

test('a failed load can be retried', async () => {
  let isDown = true;
  const own = openInPage({ source: () => testTime, startedAt: testTime, persona: 'trader', seed: 'test' });
  const exchange = { ...own, transport: (request: Request) => (isDown ? offline(request) : own.transport(request)) };
  const { container, pressButton } = await openForm({}, { exchange });
  expect(container.textContent).toContain('Couldn’t load your accounts.');
  isDown = false;
  await pressButton('Try again');
  expect(container.textContent).not.toContain('Couldn’t load your accounts.');
  expect(container.textContent).toContain('Available 12,480.55');
});
