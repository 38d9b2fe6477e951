import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, divide, isGreater, multiply, type Decimal } from '@/contract/decimal';
import { copyMode, copyPositionState, copyTradeState, rejectReason } from '@/contract/copyTrading';
import { contractWallet, copyingStart as start, lead, openCopying } from '@tests/support/exchange/copyingExchange';
import { cases } from '@tests/support/testAmount';
import { coinByName } from '../markets';
import { entryKind } from '../posting';

const usdt = coinByName('USDT').coinId;
const hourMs = 3_600_000;

const step = fc.record({ lots: fc.integer({ min: 0, max: 60 }), move: fc.integer({ min: 80, max: 125 }), isLong: fc.boolean() });
const setting = fc.record({
  mode: fc.constantFrom(copyMode.fixedAmount, copyMode.ratio),
  amount: fc.constantFrom('5', '20', '75.5'),
  ratio: fc.constantFrom('0.1', '0.5', '1', '2'),
});

test('for any lead trader actions, copies end with the position, sums agree on both sides, and nobody pays more than the agreed share of their profit', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), fc.array(setting, { minLength: 1, maxLength: 2 }), (steps, settings) => {
      const exchange = openCopying(settings);
      const { db, ledger } = exchange;
      const peaks = new Map<string, Decimal>();
      let [price, at] = ['100', start];
      const seen = () => {
        for (const { id, pnl } of db.follows.find().list) if (isGreater(pnl, peaks.get(id) ?? '0')) peaks.set(id, pnl);
      };
      for (const { lots, move, isLong } of steps) {
        at += hourMs;
        price = divide(multiply(price, String(move)), '100', 2);
        exchange.setLeadPosition(divide(String(lots), '10', 1), isLong ? 'long' : 'short', at, price);
        seen();
      }
      for (const side of ['long', 'short'] as const) {
        exchange.setLeadPosition('0', side, at + hourMs, price);
        seen();
      }
      expect(db.copies.count({ state: copyPositionState.open })).toBe(0);
      expect(db.leadPositions.count()).toBe(0);
      for (const follow of db.follows.find().list) {
        const copies = db.copies.find({ where: { followId: follow.id, state: copyPositionState.closed } }).list;
        const shares = db.profitShares.find({ where: { traderUid: lead } }).list.filter(({ copierUid }) => copierUid === follow.owner);
        const paid = add(...shares.map(({ amount }) => amount));
        expect(add(...copies.map(({ pnl }) => pnl))).toBe(follow.pnl);
        expect(add(...copies.map(({ profitShare }) => profitShare))).toBe(paid);
        expect(follow.paidShare).toBe(paid);
        expect(follow.trades).toBe(copies.length);
        for (const { openedAmount, closedAmount } of copies) expect(closedAmount).toBe(openedAmount);
        expect(isGreater(paid, multiply(peaks.get(follow.id) ?? '0', '0.1'))).toBe(false);
      }
      const received = ledger.history(lead).filter(({ kind }) => kind === entryKind.profitShare);
      const all = db.profitShares.find().list.map(({ amount }) => amount);
      expect(received).toHaveLength(all.length);
      expect(ledger.balance(contractWallet(lead).account, usdt).available).toBe(add('10000', ...all));
      expect([...ledger.totals().values()].every((total) => total === '0')).toBe(true);
    }),
    { numRuns: cases(60) },
  );
});

test('a copy has the size given by its settings, in whole lots, and follows in proportion', () => {
  const exchange = openCopying([
    { mode: copyMode.fixedAmount, amount: '20', ratio: '1' },
    { mode: copyMode.ratio, amount: '1', ratio: '0.5' },
  ]);
  const amounts = () =>
    exchange.db.copies.find({ where: { state: copyPositionState.open }, sort: [['owner', 'asc']] }).list.map(({ amount }) => amount);
  exchange.setLeadPosition('3', 'long', start + 1, '100');
  expect(amounts()).toEqual(['2', '1.5']);
  exchange.setLeadPosition('4', 'long', start + 2, '100');
  expect(amounts()).toEqual(['2.66', '2']);
  exchange.setLeadPosition('1', 'long', start + 3, '110');
  expect(amounts()).toEqual(['0.67', '0.5']);
  exchange.setLeadPosition('0', 'long', start + 4, '110');
  expect(amounts()).toEqual([]);
});

test('a copy not allowed by its settings, or while copying is paused, is recorded with a reason', () => {
  const exchange = openCopying([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  const reasons = () => exchange.db.copies.find({ where: { state: copyPositionState.rejected } }).list.map(({ reason }) => reason);
  const setting = exchange.db.follows.get('f0')?.setting ?? expect.fail('no copier');
  exchange.setLeadPosition('250', 'long', start + 1, '100');
  exchange.setLeadPosition('0', 'long', start + 2, '100');
  exchange.setLeadPosition('0.001', 'long', start + 3, '100');
  exchange.setLeadPosition('0', 'long', start + 4, '100');
  exchange.db.follows.update('f0', { setting: { ...setting, contracts: ['ethusdt'] } });
  exchange.setLeadPosition('1', 'long', start + 5, '100');
  exchange.setLeadPosition('0', 'long', start + 6, '100');
  exchange.db.follows.update('f0', { setting, state: copyTradeState.paused });
  exchange.setLeadPosition('1', 'short', start + 7, '100');
  expect(reasons()).toEqual([rejectReason.overMaximum, rejectReason.belowMinimum, rejectReason.contractNotCopied, rejectReason.paused]);
});

test('a later copier does not copy positions opened before', () => {
  const exchange = openCopying([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  exchange.db.follows.update('f0', { startTime: start + 10 });
  exchange.setLeadPosition('1', 'long', start + 5, '100');
  exchange.setLeadPosition('2', 'long', start + 20, '100');
  expect(exchange.db.copies.count()).toBe(0);
});

test('copies shrink with a position closed by its owner or by liquidation', () => {
  const exchange = openCopying([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  exchange.setLeadPosition('2', 'long', start + 1, '100');
  const id = exchange.db.copies.find().list[0]?.id ?? '';
  const long = { owner: 2, contractCode: 'btcusdt', side: 'long', fee: '0' } as const;
  exchange.copying.onPositionReduced({ ...long, amount: '0', price: '90', at: start + 2 });
  expect(exchange.db.copies.get(id)).toMatchObject({ state: copyPositionState.open, amount: '2' });
  exchange.reducePosition(2, '1.5');
  exchange.copying.onPositionReduced({ ...long, amount: '1.5', price: '90', fee: '0.081', at: start + 2 });
  expect(exchange.db.copies.get(id)).toMatchObject({ state: copyPositionState.open, amount: '0.5', closedAmount: '1.5', fee: '0.201' });
  exchange.reducePosition(2, '0.5');
  exchange.copying.onPositionReduced({ ...long, amount: '0.5', price: '80', at: start + 3 });
  expect(exchange.db.copies.get(id)).toMatchObject({
    state: copyPositionState.closed,
    amount: '2',
    closePrice: '87.5',
    closeTime: start + 3,
  });
  exchange.setLeadPosition('0', 'long', start + 4, '100');
  expect(exchange.db.copies.count()).toBe(1);
});

test('copies of merged positions continue with the merged position', () => {
  const exchange = openCopying([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  const left = () => add(...exchange.db.copies.find({ where: { state: copyPositionState.open } }).list.map(({ amount }) => amount));
  exchange.setLeadPosition('2', 'long', start + 1, '100', 'first');
  exchange.setLeadPosition('1', 'long', start + 2, '100', 'second');
  exchange.mergeLeadPositions('second', 'first');
  exchange.setLeadPosition('1.5', 'long', start + 3, '100', 'first');
  expect(left()).toBe('1.5');
  exchange.setLeadPosition('3', 'long', start + 4, '100', 'first');
  expect(left()).toBe('3');
  exchange.setLeadPosition('0', 'long', start + 5, '100', 'first');
  expect([left(), exchange.db.leadPositions.count()]).toEqual(['0', 0]);
});

test('a copy that a closed market rejects is closed after it opens; without a position left, the copy ends', () => {
  const exchange = openCopying([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  const states = () => exchange.db.copies.find().list.map(({ state }) => state);
  exchange.setLeadPosition('2', 'long', start + 1, '100');
  exchange.setMarketOpen(false);
  exchange.setLeadPosition('0', 'long', start + 2, '100');
  expect(states()).toEqual([copyPositionState.open]);
  exchange.runScheduledEvents();
  expect(states()).toEqual([copyPositionState.open]);
  exchange.setMarketOpen(true);
  exchange.runScheduledEvents();
  expect(states()).toEqual([copyPositionState.closed]);
  exchange.setLeadPosition('1', 'long', start + 3, '100');
  exchange.setMarketOpen(false);
  exchange.reducePosition(2, '1');
  exchange.setLeadPosition('0', 'long', start + 4, '100');
  expect(states()).toEqual([copyPositionState.closed, copyPositionState.closed]);
});

test('a refused partial reduction does not close the rest of the copy later', () => {
  const exchange = openCopying([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  exchange.setLeadPosition('2', 'long', start + 1, '100');
  exchange.setMarketOpen(false);
  exchange.setLeadPosition('1', 'long', start + 2, '100');
  exchange.setMarketOpen(true);
  exchange.runScheduledEvents();
  expect(exchange.db.copies.find().list).toMatchObject([{ state: copyPositionState.open, amount: '2' }]);
  exchange.setLeadPosition('0', 'long', start + 3, '100');
  expect(exchange.db.copies.find().list).toMatchObject([{ state: copyPositionState.closed, closedAmount: '2' }]);
});
