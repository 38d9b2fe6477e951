import { act, screen } from '@testing-library/react';
import { allSettled, createEvent, restore } from 'effector';
import { expect, test } from 'vitest';
import type { Decimal } from '@/contract/decimal';
import { orderSide } from '@/contract/spot';
import type { Instrument } from '@/entities/market';
import { $marketData, PairGate, type MarketData } from '@/entities/pair-feed';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { BookPanel } from './BookPanel';
import type { OwnOrder } from './product';

immediateFrames();

const pair: Instrument = {
  id: 1,
  side: 'spot',
  quoteId: 1,
  base: 'BTC',
  quote: 'USDT',
  baseName: 'Bitcoin',
  amountUnit: 'BTC',
  decimals: 0,
  amountDecimals: 2,
  lot: null,
  leverage: 0,
  multiple: null,
  area: null,
  contractType: null,
  expiry: null,
  listedTime: 0,
  delistTime: null,
};
const order: OwnOrder = { id: '1', instrument: 1, side: orderSide.buy, price: '98', amount: '1', isTrigger: false, isMovable: true };

async function openBook() {
  const polled = createEvent<readonly OwnOrder[]>();
  const $ownOrders = restore(polled, [order]);
  const page = await renderApp(<BookPanel pair={pair} product={{ $ownOrders }} />, {
    at: '/trade/exchange/',
    prepare: async ({ scope }) => {
      await allSettled(PairGate.open, { scope, params: { id: null } });
      scope.getState($marketData).set([[1, dataOf('99')]]);
    },
  });
  const poll = (orders: readonly OwnOrder[]) => act(() => allSettled(polled, { scope: page.scope, params: orders }));
  const trade = (bid: Decimal) => act(async () => page.scope.getState($marketData).set([[1, dataOf(bid)]]));
  /** Lets the interval between two updates of the book pass. */
  const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));
  return { ...page, poll, trade, wait };
}

const dataOf = (bid: Decimal): MarketData => ({
  id: 1,
  depth: {
    bids: [
      [bid, '1'],
      ['98', '1'],
    ],
    asks: [['101', '1']],
  },
  trades: [],
});
const bids = () => screen.getByRole('table', { name: 'Bids' }).textContent;

test('a frozen book does not move when own orders are polled or change', async () => {
  const { user, poll, trade, wait } = await openBook();
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  const before = bids();
  await trade('100');
  await poll([{ ...order }]);
  await poll([]);
  await wait();
  expect(bids()).toBe(before);
});

test('a new own order is marked without waiting for the market', async () => {
  const { poll, wait } = await openBook();
  await poll([]);
  await wait();
  expect(bids()).not.toContain('Your order');
  await poll([order]);
  await wait();
  expect(bids()).toContain('Your order');
});
