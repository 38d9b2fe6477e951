import fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, divide, isGreater, isNegative, multiply, subtract, type Decimal } from '@/contract/decimal';
import { copyMode, copyPositionState, copyTradeState, leverageMode, rejectReason } from '@/contract/copyTrading';
import { traderStatus } from '@/contract/user';
import { createExchangeDb } from '../collections';
import { createInbox } from '../inbox';
import { createLedger } from '../ledger';
import { coinByName, openMarkets } from '../markets';
import { entryKind, systemAccounts, movement } from '../posting';
import { OrderRefused } from '../contracts/blockers';
import { createCopying } from './copying';
import type { CopyEvent } from './events';
import type { CopyMarket, LedPosition } from './market';
import { createSharing } from './sharing';

const usdt = coinByName('USDT').coinId;
const [lead, copiers] = [1, [2, 3]];
const start = Date.UTC(2026, 0, 5, 8);
const hourMs = 3_600_000;
const contractWallet = (owner: number) => ({ account: { owner, wallet: account.perpetual }, bucket: 'available' }) as const;

/** Copying over a market that fills everything at once, at a price the test names; results are booked to the ledger as a market would. */
function createRoomAccess(settings: readonly { mode: 1 | 2; amount: Decimal; ratio: Decimal }[]) {
  const db = createExchangeDb();
  const ledger = createLedger();
  let sequence = 100;
  const nextId = () => (sequence += 1);
  const positions = new Map<string, LedPosition>();
  const merged = new Set<string>();
  const events: { at: number; event: CopyEvent }[] = [];
  let [price, isClosed] = ['100', false];
  const inbox = createInbox(db, nextId);
  const pay = (owner: number, amount: Decimal, at: number) => {
    const [from, to] = isNegative(amount)
      ? [contractWallet(owner), { account: { owner: systemAccounts.liquidity, wallet: account.perpetual }, bucket: 'available' as const }]
      : [{ account: { owner: systemAccounts.liquidity, wallet: account.perpetual }, bucket: 'available' as const }, contractWallet(owner)];
    const size = isNegative(amount) ? subtract('0', amount) : amount;
    if (isGreater(size, '0')) ledger.post({ at, kind: entryKind.trade, reference: 'test', lines: movement(usdt, size, from, to) });
  };
  const held = new Map<string, { amount: Decimal; cost: Decimal }>();
  const market: CopyMarket = {
    place: ({ owner, contractCode, side, effect, amount, at }) => {
      if (isClosed) throw new OrderRefused('marketClosed');
      const opensLong = effect === 'open' ? side === 'buy' : side === 'sell';
      const key = `${owner}:${contractCode}:${opensLong ? 'long' : 'short'}`;
      const before = held.get(key) ?? { amount: '0', cost: '0' };
      const turnover = multiply(amount, price);
      const fee = divide(multiply(turnover, '6'), '10000', 8);
      pay(owner, subtract('0', fee), at);
      if (effect === 'open') held.set(key, { amount: add(before.amount, amount), cost: add(before.cost, turnover) });
      else {
        const cost = divide(multiply(before.cost, amount), before.amount, 12);
        const gain = opensLong ? subtract(turnover, cost) : subtract(cost, turnover);
        pay(owner, divide(gain, '1', 8), at);
        held.set(key, { amount: subtract(before.amount, amount), cost: subtract(before.cost, cost) });
      }
      return { filledAmount: amount, averagePrice: price, turnover, fee, realised: '0', positionId: key };
    },
    position: (id) => positions.get(id),
    past: (id) => (merged.has(id) ? { contractCode: 'btcusdt', side: 'long', isMerged: true } : undefined),
    held: (owner, contractCode, side) => held.get(`${owner}:${contractCode}:${side}`)?.amount ?? '0',
    lot: () => '0.01',
  };
  const prices = { ...openMarkets('test'), price: () => price };
  const sharing = createSharing({ db, ledger, nextId }, () => {});
  const copying = createCopying(
    { db, inbox, nextId, market: prices, schedule: (at, event) => (event.part === 'copy' ? events.push({ at, event }) : 0) },
    market,
    sharing,
  );
  for (const owner of [lead, ...copiers]) pay(owner, '10000', start);
  db.leads.insert({
    traderUid: lead,
    nickname: 'Lead',
    introduction: '',
    profitShare: '10',
    minAmount: '1',
    maxCopiers: 10,
    contracts: ['btcusdt'],
    tradeStatus: traderStatus.open,
    isPrivate: false,
    inviteCode: '',
    since: start,
    capital: 1000,
    crowd: 0,
    crowdMoney: 0,
    style: null,
  });
  for (const [index, { mode, amount, ratio }] of settings.entries())
    db.follows.insert({
      id: `f${index}`,
      owner: copiers[index] ?? 9,
      traderUid: lead,
      state: copyTradeState.active,
      endReason: null,
      profitShare: '10',
      pnl: '0',
      high: '0',
      paidShare: '0',
      trades: 0,
      startTime: start,
      endTime: null,
      setting: { copyMode: mode, amount, ratio, maxAmount: '2000', contracts: [], leverageMode: leverageMode.trader, leverage: 10 },
    });
  return {
    db,
    ledger,
    /** The lead trader's position comes to `amount`, and copiers follow. */
    leads: (amount: Decimal, side: 'long' | 'short', at: number, now: Decimal, id = `p-${side}`) => {
      price = now;
      const opened = positions.get(id)?.openedTime ?? at;
      if (compare(amount, '0') === 0) positions.delete(id);
      else
        positions.set(id, {
          positionId: id,
          owner: lead,
          contractCode: 'btcusdt',
          side,
          leverage: 10,
          marginMode: 'cross',
          amount,
          cost: multiply(amount, price),
          openedTime: opened,
        });
      copying.noticed(id, lead, at);
      for (const { event, at: due } of events.splice(0)) copying.run(event, due);
    },
    copying,
    /** The market takes orders, or none. */
    opens: (isOpen: boolean) => {
      isClosed = !isOpen;
    },
    /** Lets what is planned happen. */
    waits: () => {
      for (const { event, at } of events.splice(0)) copying.run(event, at);
    },
    /** The lead trader merges one long position into another. */
    merges: (from: string, into: string) => {
      const [gone, left] = [positions.get(from), positions.get(into)];
      if (!gone || !left) return;
      positions.delete(from);
      merged.add(from);
      positions.set(into, { ...left, amount: add(left.amount, gone.amount), cost: add(left.cost, gone.cost) });
    },
    /** Somebody's long position becomes smaller without copying having a hand in it. */
    closed: (owner: number, amount: Decimal) => {
      const key = `${owner}:btcusdt:long`;
      const before = held.get(key) ?? { amount: '0', cost: '0' };
      held.set(key, { ...before, amount: subtract(before.amount, amount) });
    },
  };
}

const step = fc.record({ lots: fc.integer({ min: 0, max: 60 }), move: fc.integer({ min: 80, max: 125 }), isLong: fc.boolean() });
const setting = fc.record({
  mode: fc.constantFrom(copyMode.fixedAmount, copyMode.ratio),
  amount: fc.constantFrom('5', '20', '75.5'),
  ratio: fc.constantFrom('0.1', '0.5', '1', '2'),
});

test('whatever a lead trader does: copies end with it, sums agree on both sides, and nobody shares more than the agreed part of what they gained', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), fc.array(setting, { minLength: 1, maxLength: 2 }), (steps, settings) => {
      const desk = createRoomAccess(settings);
      const { db, ledger } = desk;
      const peaks = new Map<string, Decimal>();
      let [price, at] = ['100', start];
      const seen = () => {
        for (const { id, pnl } of db.follows.find().list) if (isGreater(pnl, peaks.get(id) ?? '0')) peaks.set(id, pnl);
      };
      for (const { lots, move, isLong } of steps) {
        at += hourMs;
        price = divide(multiply(price, String(move)), '100', 2);
        desk.leads(divide(String(lots), '10', 1), isLong ? 'long' : 'short', at, price);
        seen();
      }
      for (const side of ['long', 'short'] as const) {
        desk.leads('0', side, at + hourMs, price);
        seen();
      }
      expect(db.copies.count({ state: copyPositionState.open })).toBe(0);
      expect(db.leadMarks.count()).toBe(0);
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
    { numRuns: 60 },
  );
});

test('a copy is as large as its settings say, in whole lots, and follows in proportion', () => {
  const desk = createRoomAccess([
    { mode: copyMode.fixedAmount, amount: '20', ratio: '1' },
    { mode: copyMode.ratio, amount: '1', ratio: '0.5' },
  ]);
  const amounts = () =>
    desk.db.copies.find({ where: { state: copyPositionState.open }, sort: [['owner', 'asc']] }).list.map(({ amount }) => amount);
  desk.leads('3', 'long', start + 1, '100');
  expect(amounts()).toEqual(['2', '1.5']);
  desk.leads('4', 'long', start + 2, '100');
  expect(amounts()).toEqual(['2.66', '2']);
  desk.leads('1', 'long', start + 3, '110');
  expect(amounts()).toEqual(['0.67', '0.5']);
  desk.leads('0', 'long', start + 4, '110');
  expect(amounts()).toEqual([]);
});

test('what settings or the lead trader do not allow is recorded with its reason', () => {
  const desk = createRoomAccess([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  const reasons = () => desk.db.copies.find({ where: { state: copyPositionState.rejected } }).list.map(({ reason }) => reason);
  const setting = desk.db.follows.get('f0')?.setting ?? expect.fail('no copier');
  desk.leads('250', 'long', start + 1, '100');
  desk.leads('0', 'long', start + 2, '100');
  desk.leads('0.001', 'long', start + 3, '100');
  desk.leads('0', 'long', start + 4, '100');
  desk.db.follows.update('f0', { setting: { ...setting, contracts: ['ethusdt'] } });
  desk.leads('1', 'long', start + 5, '100');
  desk.leads('0', 'long', start + 6, '100');
  desk.db.follows.update('f0', { setting, state: copyTradeState.paused });
  desk.leads('1', 'short', start + 7, '100');
  expect(reasons()).toEqual([rejectReason.overMaximum, rejectReason.belowMinimum, rejectReason.contractNotCopied, rejectReason.paused]);
});

test('who begins to copy later does not get a position that was open before', () => {
  const desk = createRoomAccess([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  desk.db.follows.update('f0', { startTime: start + 10 });
  desk.leads('1', 'long', start + 5, '100');
  desk.leads('2', 'long', start + 20, '100');
  expect(desk.db.copies.count()).toBe(0);
});

test('copies shrink with a position that its owner or a liquidation has closed', () => {
  const desk = createRoomAccess([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  desk.leads('2', 'long', start + 1, '100');
  const id = desk.db.copies.find().list[0]?.id ?? '';
  desk.copying.shrunk(2, 'btcusdt', 'long', '90', start + 2);
  expect(desk.db.copies.get(id)).toMatchObject({ state: copyPositionState.open, amount: '2' });
  desk.closed(2, '1.5');
  desk.copying.shrunk(2, 'btcusdt', 'long', '90', start + 2);
  expect(desk.db.copies.get(id)).toMatchObject({ state: copyPositionState.open, amount: '0.5', closedAmount: '1.5' });
  desk.closed(2, '0.5');
  desk.copying.shrunk(2, 'btcusdt', 'long', '80', start + 3);
  expect(desk.db.copies.get(id)).toMatchObject({ state: copyPositionState.closed, amount: '2', closePrice: '87.5', closeTime: start + 3 });
  desk.leads('0', 'long', start + 4, '100');
  expect(desk.db.copies.count()).toBe(1);
});

test('copies of positions that are merged stay with what they were merged into', () => {
  const desk = createRoomAccess([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  const left = () => add(...desk.db.copies.find({ where: { state: copyPositionState.open } }).list.map(({ amount }) => amount));
  desk.leads('2', 'long', start + 1, '100', 'first');
  desk.leads('1', 'long', start + 2, '100', 'second');
  desk.merges('second', 'first');
  desk.leads('1.5', 'long', start + 3, '100', 'first');
  expect(left()).toBe('1.5');
  desk.leads('3', 'long', start + 4, '100', 'first');
  expect(left()).toBe('3');
  desk.leads('0', 'long', start + 5, '100', 'first');
  expect([left(), desk.db.leadMarks.count()]).toEqual(['0', 0]);
});

test('what a closed market does not take is closed when it opens; where nothing is held any more, the copy is over', () => {
  const desk = createRoomAccess([{ mode: copyMode.ratio, amount: '1', ratio: '1' }]);
  const states = () => desk.db.copies.find().list.map(({ state }) => state);
  desk.leads('2', 'long', start + 1, '100');
  desk.opens(false);
  desk.leads('0', 'long', start + 2, '100');
  expect(states()).toEqual([copyPositionState.open]);
  desk.waits();
  expect(states()).toEqual([copyPositionState.open]);
  desk.opens(true);
  desk.waits();
  expect(states()).toEqual([copyPositionState.closed]);
  desk.leads('1', 'long', start + 3, '100');
  desk.opens(false);
  desk.closed(2, '1');
  desk.leads('0', 'long', start + 4, '100');
  expect(states()).toEqual([copyPositionState.closed, copyPositionState.closed]);
});
