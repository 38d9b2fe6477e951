import { expect, test } from 'vitest';
import { typedReferences } from './typedReferences';

const holdings = [
  { account: { owner: 'external', wallet: 2 }, coinId: 52, available: '-10', frozen: '0' },
  { account: { owner: 7, wallet: 7, tradeId: 1001 }, coinId: 52, available: '10', frozen: '0' },
];
const lines = [
  [0, '-1', 0],
  [1, '1', 0],
];
const before = (text: string) => ({
  version: 7,
  world: {
    db: { collections: {} },
    ledger: { holdings, entries: [[5, 'deposit', text, lines], 0] },
    mockLedger: { holdings: [], entries: [] },
  },
});

test.each([
  ['deposit 1000001', ['deposit', '1000001']],
  ['borrow 1000002', ['loan', '1000002']],
  ['order 1000003', ['order', '1000003']],
  ['orders to 1000004', ['order', '1000004']],
  ['premarket order 1000005', ['preMarketOrder', '1000005']],
  ['btcusdt order 1000006', ['order', '1000006', 'btcusdt']],
  ['btcusd_260327 funding of 1000007', ['position', '1000007', 'btcusd_260327']],
  ['ethusdt profit share 1000008', ['profitShare', '1000008', 'ethusdt']],
  ['liquidation 1000009', ['liquidation', '1000009']],
  ['opening balance', ['user', '7']],
  ['carried forward', ['period', '5']],
])('an entry posted with the text "%s" refers to its record by type and id', (text, reference) => {
  expect(typedReferences(before(text)).world).toEqual({
    db: { collections: {} },
    ledger: {
      holdings: [
        holdings[0],
        { account: { owner: 7, wallet: 7, sub: { type: 'pair', id: '1001' } }, coinId: 52, available: '10', frozen: '0' },
      ],
      entries: [[5, 'deposit', reference, lines], 0],
    },
    mockLedger: { holdings: [], entries: [] },
  });
});
