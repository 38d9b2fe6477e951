import { allSettled } from 'effector';
import { act } from 'react';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { openInPage } from '@mocks/http/inPage';
import { otherTabChanged } from '@/shared/api';
import { searchDelay } from '@/ui/OptionList/options';
import { offline, testTime } from '@tests/support/app/scope';
import { callPaths, respondWith } from '@tests/support/app/transferForm';
import { openTree, type TreeOpening } from '@tests/support/app/tree';
import { amountTyped } from './amount';
import type { TransferOpening } from './opening';
import { TransferPanel } from './TransferPanel';

const { spot, crossMargin, isolatedMargin } = account;

async function openForm(opening: TransferOpening = {}, tree: TreeOpening = {}) {
  const page = await openTree(<TransferPanel opening={opening} />, {
    persona: 'trader',
    scenario: 'transfer-done',
    namespaces: ['transfer', 'accounts'],
    ...tree,
  });
  for (let round = 0; round < 4; round += 1) await page.arrive();
  const withText = (selector: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(({ textContent }) => textContent?.includes(text));
  const input = () => document.querySelector<HTMLInputElement>('[name=amount]');
  return {
    ...page,
    withText,
    pressText: (text: string, selector = 'button') => act(async () => withText(selector, text)?.click()),
    /** The options of the open list. */
    options: () =>
      [...document.querySelectorAll('[role=option]')].map((option) => ({
        text: option.textContent,
        isDisabled: option.getAttribute('aria-disabled') === 'true',
      })),
    type: (amount: string) => act(() => allSettled(amountTyped, { scope: page.scope, params: amount })),
    input,
    /** The accessible description of a field. */
    described: () =>
      (input()?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
  };
}

test('[R-TRANSFER-02] help to top up names the coin, and the other accounts that hold it', async () => {
  const { pressText, withText, arrive } = await openForm({ source: crossMargin, target: isolatedMargin });
  await pressText('How to top up');
  const sheet = withText('[role=dialog]', 'Top up USDT');
  expect(sheet?.textContent).toContain('You hold USDT in other accounts');
  expect(sheet?.querySelector('a')).toBeNull();
  await pressText('Use Spot');
  await arrive();
  expect(withText('[role=dialog]', 'Top up USDT')).toBeUndefined();
  expect(withText('button', 'Spot')).toBeDefined();
});

test('[R-TRANSFER-02] whoever has none of the coin is told so beside the way to top up', async () => {
  const { texts, place } = await openForm({}, { persona: 'newUser' });
  expect(place.textContent).toContain('You have no USDT in Spot.');
  expect(texts('button').filter((text) => text === 'How to top up')).toHaveLength(1);
});

test('a limit of 0 is told as such', async () => {
  const { place, arrive, intercept, scope } = await openForm();
  expect(place.textContent).not.toContain('limit for USDT is 0');
  intercept(callPaths.info, respondWith({ available: '9999', todayAvailableLimit: '0', transferOpenCardInvalid: false }));
  await act(() => allSettled(otherTabChanged, { scope }));
  await arrive();
  expect(place.textContent).toContain('Today’s limit for USDT is 0');
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

test('[R-TRANSFER-19] [R-TRANSFER-04] a coin that may not leave or arrive is greyed and says so, every other one shows what there is of it', async () => {
  const coins = ['BTC', 'DOGE', 'USDT'];
  const exchange = exchangeWith(callPaths.coins, (coin, index) => ({
    ...coin,
    coinId: index + 50,
    shortName: coins[index],
    available: String(index),
    transferOutAble: index !== 0,
    transferInAble: index !== 1,
  }));
  const { pressText, options } = await openForm({ source: spot, target: crossMargin }, { exchange });
  await pressText('USDT', 'button[aria-haspopup=listbox]');
  expect(options()).toEqual([
    { text: expect.stringMatching(/^B?.*BTC.*Transfers out suspended$/), isDisabled: true },
    { text: expect.stringMatching(/DOGE.*Transfers in suspended$/), isDisabled: true },
    { text: expect.stringMatching(/USDT.*2$/), isDisabled: false },
  ]);
});

test('[R-TRANSFER-20] [R-TRANSFER-06] a pair that cannot go that way is greyed and says so', async () => {
  const exchange = exchangeWith(callPaths.pairs, (pair, index) => ({
    ...pair,
    baseTransferinable: index !== 0,
    quoteTransferinable: index !== 1,
    baseTransferoutable: true,
    quoteTransferoutable: true,
  }));
  const { pressText, options } = await openForm({ source: spot, target: isolatedMargin }, { exchange });
  await pressText('/', 'button[aria-haspopup=listbox]');
  expect(options().map(({ text, isDisabled }) => [text?.endsWith('Transfers suspended'), isDisabled])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
});

test('[R-TRANSFER-21] [R-TRANSFER-03] an account that is not activated is marked, in the list and where it is chosen', async () => {
  const { place, pressText, options } = await openForm(
    { source: spot, target: crossMargin },
    { persona: 'newUser', scenario: 'margin-inactive' },
  );
  expect(place.textContent).toContain('Cross margin is not activated yet');
  await pressText('Cross margin', 'button[aria-haspopup=listbox]');
  expect(options().map(({ text }) => text)).toEqual([
    'Spot',
    'C2C',
    'Contract',
    'Cross marginNot activated',
    'Isolated marginNot activated',
    'Clear selection',
  ]);
});

test('[R-TRANSFER-22] coins are found by their short name in any case, and not by their number or their long name', async () => {
  const { pressText, options, arrive } = await openForm({ source: spot, target: crossMargin });
  await pressText('USDT', 'button[aria-haspopup=listbox]');
  const search = document.querySelector<HTMLInputElement>('[type=search]');
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const found = async (text: string) => {
    await act(async () => {
      setter?.call(search, text);
      search?.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, searchDelay + 50));
    });
    await arrive();
    return options().map(({ text }) => text);
  };
  expect(await found('uSdC')).toEqual([expect.stringContaining('USDC')]);
  expect(await found('52')).toEqual(['No matching coins']);
  expect(await found('tether')).toEqual(['No matching coins']);
});

test('the button says what it will do', async () => {
  const { type, withText } = await openForm();
  expect(withText('button[type=submit]', '')?.textContent).toBe('Transfer');
  await type('1200.5');
  expect(withText('button[type=submit]', '')?.textContent).toBe('Transfer 1,200.5\u00a0USDT to Contract');
});

test('[R-TRANSFER-12] what is wrong with the amount is tied to its field, which takes the focus', async () => {
  const { input, described, pressText, arrive } = await openForm();
  expect(input()?.getAttribute('aria-invalid')).toBeNull();
  await pressText('Transfer', 'button[type=submit]');
  await arrive();
  expect(input()?.getAttribute('aria-invalid')).toBe('true');
  expect(described()).toContain('Enter an amount greater than 0.');
  expect(document.activeElement).toBe(input());
});

test('[R-TRANSFER-18] All fills in the most, which is told and said aloud', async () => {
  const { announcer, input, described, pressText, arrive } = await openForm();
  await pressText('All');
  await arrive();
  expect(input()?.value).toBe('12480.55');
  expect(described()).toContain('This is the maximum you can transfer now.');
  expect(announcer.current().polite.texts).toContain('This is the maximum you can transfer now.');
});

test('[R-TRANSFER-10] an account can be taken back, which clears the amount', async () => {
  const { input, pressText, type, arrive } = await openForm();
  await type('5');
  await pressText('Contract', 'button[aria-haspopup=listbox]');
  await pressText('Clear selection', '[role=option]');
  await arrive();
  expect(input()?.value).toBe('');
});

test('what could not be loaded can be asked for again', async () => {
  let isDown = true;
  const own = openInPage({ source: () => testTime, startedAt: testTime, persona: 'trader', seed: 'test' });
  const exchange = { ...own, transport: (request: Request) => (isDown ? offline(request) : own.transport(request)) };
  const { place, pressText, arrive } = await openForm({}, { exchange });
  expect(place.textContent).toContain('Couldn’t load your accounts.');
  isDown = false;
  await pressText('Try again');
  await arrive();
  await arrive();
  expect(place.textContent).not.toContain('Couldn’t load your accounts.');
  expect(place.textContent).toContain('Available 12,480.55');
});
