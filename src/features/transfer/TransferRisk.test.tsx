import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { margin } from '@/contract/margin';
import { call } from '@/shared/api';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import type { TransferPreset } from './dialogModel';
import { TransferPanel } from './TransferPanel';

const { spot, perpetual, crossMargin, isolatedMargin } = account;
const bitcoinPair = 1001;

/** Opens the form, and records its requests about margin accounts. */
async function openForm(opening: TransferPreset, { prepare, ...options }: RenderOptions) {
  const asked: string[] = [];
  const page = await renderApp(<TransferPanel preset={opening} />, {
    ...options,
    prepare: async (scope) => {
      for (const { id, path } of [margin.crossAccount, margin.isolatedAccountDetail])
        scope.intercept(path, (request) => {
          asked.push(id);
          return scope.exchange.transport(request);
        });
      await prepare?.(scope);
    },
  });
  return {
    ...page,
    asked,
    type: async (amount: string) => {
      await page.user.clear(screen.getByRole('textbox', { name: /^Amount/ }));
      await page.user.type(screen.getByRole('textbox', { name: /^Amount/ }), amount);
    },
  };
}

/** The risk of each account as displayed in the form. */
const shownRisks = () =>
  ['Cross margin', 'Isolated margin'].flatMap((name) => {
    const list = screen.queryByLabelText(name, { selector: 'dl' });
    if (list === null) return [];
    const values = within(list).getAllByRole('definition');
    const terms = within(list).getAllByRole('term');
    return [[name, ...terms.map(({ textContent }, index) => `${textContent}: ${values[index]?.textContent}`)]];
  });

const fromCross = { source: crossMargin, target: spot };
const cross = (now: string, then: string) => ['Cross margin', `Risk ratio: ${now}`, `Est. risk ratio: ${then}`];
const isolated = (now: string, then: string) => ['Isolated margin', `Risk ratio: ${now}`, `Est. risk ratio: ${then}`];

test('a transfer out of an indebted margin account shows its current and estimated risk, which matches the result', async () => {
  const { type, user } = await openForm(fromCross, { as: 'crossMargin' });
  await screen.findByText('Risk ratio');
  expect(shownRisks()).toEqual([cross('3.5701Safe', '–')]);
  await type('500');
  expect(shownRisks()).toEqual([cross('3.5701Safe', '3.5383Safe')]);
  await user.click(screen.getByRole('button', { name: /^Transfer 500/ }));
  await waitFor(() => expect(shownRisks()).toEqual([cross('3.5383Safe', '–')]));
});

test('a transfer into an indebted pair improves its risk ratio', async () => {
  const opening = { source: spot, target: isolatedMargin, tradeId: bitcoinPair };
  const { type, asked } = await openForm(opening, { as: 'trader', scenario: 'isolated-debt' });
  await screen.findByText('Risk ratio');
  await type('500');
  expect(shownRisks()).toEqual([isolated('1.3986Safe', '1.6486Safe')]);
  expect(new Set(asked)).toEqual(new Set([margin.isolatedAccountDetail.id]));
});

test('a transfer between two indebted accounts shows the risk of both', async () => {
  const borrow = { body: { coinId: 52, amount: '100' } };
  const { type } = await openForm(
    { source: crossMargin, target: isolatedMargin, tradeId: bitcoinPair },
    {
      as: 'trader',
      scenario: 'isolated-debt',
      prepare: async ({ exchange: { transport } }) =>
        void (await call(margin.crossBorrow, borrow, { origin: 'http://127.0.0.1', language: 'en_US', transport })),
    },
  );
  await waitFor(() => expect(shownRisks()).toEqual([cross('60.9092Safe', '–'), isolated('1.3986Safe', '–')]));
  await type('500');
  expect(shownRisks()).toEqual([cross('60.9092Safe', '55.9093Safe'), isolated('1.3986Safe', '1.6486Safe')]);
});

test('no risk is shown for an account without debt', async () => {
  const { asked, advance } = await openForm(fromCross, { as: 'trader', scenario: 'transfer-done' });
  await waitFor(() => expect(asked).toEqual([margin.crossAccount.id]));
  await advance();
  expect(shownRisks()).toEqual([]);
});

test('a transfer between other accounts does not request margin accounts', async () => {
  const { asked } = await openForm({ source: spot, target: perpetual }, { as: 'crossMargin' });
  expect(asked).toEqual([]);
  expect(shownRisks()).toEqual([]);
});

test('a failed load of the risk is reported and can be retried', async () => {
  let isDown = true;
  const { user } = await openForm(fromCross, {
    as: 'crossMargin',
    prepare: ({ intercept, exchange }) =>
      intercept(margin.crossAccount.path, (request) => (isDown ? offline(request) : exchange.transport(request))),
  });
  expect(await screen.findByText('Couldn’t load the risk of your margin account')).toBeDefined();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shownRisks()).toEqual([cross('3.5701Safe', '–')]));
  expect(screen.queryByText('Couldn’t load the risk of your margin account')).toBeNull();
});
