import { act } from 'react';
import { expect, test } from 'vitest';
import { offline } from '@tests/support/app/scope';
import { openTree, type TreeOpening } from '@tests/support/app/tree';
import { TransferRecordPage } from './page';

async function openRecords(at = '', opening: TreeOpening = {}) {
  const page = await openTree(<TransferRecordPage />, {
    persona: 'trader',
    scenario: 'transfers-many',
    namespaces: ['records', 'orders', 'accounts'],
    at: `/orderHome/transferRecord${at}`,
    ...opening,
  });
  await page.arrive();
  await page.arrive();
  const rows = () =>
    [...page.place.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  const pressText = (text: string) =>
    act(async () => [...page.place.querySelectorAll('button')].findLast(({ textContent }) => textContent === text)?.click());
  return { ...page, rows, pressText };
}

test('ten transfers stand on a page, the newest first: time, coin, accounts with their pair, amount, state', async () => {
  const { rows, texts } = await openRecords();
  expect(texts('thead th')).toEqual(['Time', 'Coin', 'From', 'To', 'Amount', 'Status']);
  expect(rows()).toHaveLength(10);
  expect(rows()[0]).toEqual(['2026-01-05 08:00:00', expect.stringContaining('USDT'), 'Contract', 'Spot', '2.15', 'Processing']);
  expect(rows()[1]).toEqual([
    '2026-01-04 17:00:00',
    expect.stringContaining('USDT'),
    'Spot',
    'Isolated margin BTC/USDT',
    '3.25',
    'Completed',
  ]);
});

test('[R-ROUTE-37] source and target of the address setFilters the list', async () => {
  const { rows } = await openRecords('?source=2&target=5');
  expect(rows().length).toBeGreaterThan(0);
  for (const row of rows()) expect([row[2], row[3]]).toEqual(['Spot', 'Contract']);
});

test('pages lead on, and a page beyond the last one becomes the last one', async () => {
  const { press, rows, arrive } = await openRecords();
  const first = rows();
  await press('button[aria-label="Page 2"]');
  await arrive();
  await arrive();
  expect(rows()).toHaveLength(10);
  expect(rows()).not.toEqual(first);
  const last = await openRecords('?page=99');
  await last.arrive();
  await last.arrive();
  expect(last.rows()).toHaveLength(7);
});

test('[R-EMPTY-01] a list without records says so and offers the first one; one that filters have emptied offers to reset them', async () => {
  const none = await openRecords('', { scenario: 'calm' });
  expect(none.place.textContent).toContain('No transfers in this period');
  const { place, rows, arrive, pressText } = await openRecords('?state=2');
  expect(place.textContent).toContain('No matching records');
  await pressText('Reset filters');
  for (let round = 0; round < 3; round += 1) await arrive();
  expect(rows()).toHaveLength(10);
});

test('a list that could not be loaded says so and can be asked for again', async () => {
  const { intercept, exchange, place, press, pressText, rows, arrive } = await openRecords();
  intercept('/hk-web/finance/transfer/history/list', offline);
  await press('button[aria-label="Page 3"]');
  await arrive();
  await arrive();
  expect(place.textContent).toContain('Couldn’t load records');
  intercept('/hk-web/finance/transfer/history/list', exchange.transport);
  await pressText('Try again');
  await arrive();
  await arrive();
  expect(rows()).toHaveLength(10);
});
