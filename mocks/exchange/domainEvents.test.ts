import { expect, test } from 'vitest';
import { account, depositState, withdrawalState } from '@/contract/capital';
import { identityStatus, identityType } from '@/contract/identity';
import { orderSide, orderState, orderType } from '@/contract/spot';
import { createEngine } from './engine';
import { coinByName, pairByName } from './markets';
import { modules } from './modules';
import { userReference, accountOf, entryKind, movement, systemAccounts } from './posting';
import { newUser } from './users/users';

const at = Date.UTC(2026, 0, 5, 8);
const hourMs = 3_600_000;
const { tradeId } = pairByName('BTC_USDT');
const usdt = coinByName('USDT').coinId;
const anna = 4_001;

/** An engine with all products and one user, without any activity. */
function openEngine() {
  const engine = createEngine({ seed: 'events', at, modules });
  const { db, context, products } = engine;
  const user = db.users.insert({
    ...newUser({ fid: anna, loginName: 'anna@demo.example', fnickname: 'Anna' }),
    identity: [{ identityType: identityType.standard, identityStatus: identityStatus.passed }],
  });
  products.rewards.tasks.assignAll(anna);
  for (const wallet of [account.spot, account.crossMargin, account.perpetual])
    context.ledger.post({
      at,
      kind: entryKind.deposit,
      reference: userReference(anna),
      lines: movement(
        usdt,
        '20000',
        { account: { owner: systemAccounts.external, wallet }, bucket: 'available' },
        { account: accountOf(anna, wallet, null), bucket: 'available' },
      ),
    });
  return { ...context, ...products, ...engine, user };
}

/** Collects the payloads of an event from now on. */
function collectEvents<Payload>(on: (listener: (payload: Payload) => void) => void): Payload[] {
  const payloads: Payload[] = [];
  on((payload) => payloads.push(payload));
  return payloads;
}

test('every posting is announced as recorded in the ledger', () => {
  const { eventBus, ledger, spot, advanceTo } = openEngine();
  const before = ledger.count();
  const posted = collectEvents<ReturnType<typeof ledger.post>>((listener) => eventBus.on('posted', listener));
  spot.place({ owner: anna, tradeId, side: orderSide.buy, type: orderType.market, turnover: '500' });
  advanceTo(at + hourMs);
  expect(posted.map(({ kind }) => kind)).toEqual(expect.arrayContaining([entryKind.freeze, entryKind.trade, entryKind.fee]));
  expect(posted).toEqual(ledger.since(before));
});

test('spot fills are announced with price, amount and fee, and orders in each of their states', () => {
  const { eventBus, db, spot, market } = openEngine();
  const fills = collectEvents<unknown>((listener) => eventBus.on('orderFilled', listener));
  const states: string[] = [];
  eventBus.on('orderChanged', ({ orderId, state }) => states.push(`${orderId} ${state}`));
  const bought = spot.place({ owner: anna, tradeId, side: orderSide.buy, type: orderType.market, turnover: '500' });
  const price = String(Math.floor(Number.parseFloat(market.price(tradeId, at)) * 0.8));
  const waits = spot.place({ owner: anna, tradeId, side: orderSide.buy, type: orderType.limit, price, amount: '0.01' });
  spot.cancel(waits.orderId);
  expect(fills).toEqual(db.spotFills.find({ where: { orderId: bought.orderId } }).list);
  expect(fills.length).toBeGreaterThan(0);
  expect(states).toEqual([
    `${bought.orderId} ${orderState.open}`,
    ...fills.map(() => `${bought.orderId} ${orderState.partlyFilled}`),
    `${bought.orderId} ${bought.state}`,
    `${waits.orderId} ${orderState.open}`,
    `${waits.orderId} ${orderState.cancelled}`,
  ]);
});

test('contract orders are announced in each of their states', () => {
  const { eventBus, db, positions } = openEngine();
  const states: string[] = [];
  eventBus.on('contractOrderChanged', ({ orderId, state }) => states.push(`${orderId} ${state}`));
  const terms = { owner: anna, bizType: 'portal', contractCode: 'btcusdt', side: 'buy', effect: 'open', at } as const;
  const { orderId } = positions.place({ ...terms, kind: 'market', amount: '0.01', leverage: 10, marginMode: 'cross' });
  expect(states[0]).toBe(`${orderId} open`);
  expect(states.at(-1)).toBe(`${orderId} ${db.contractOrders.get(orderId)?.state}`);
});

test('loans, repayments and interest charges are announced as recorded', () => {
  const { eventBus, db, margin, advanceTo } = openEngine();
  const borrowed = collectEvents<unknown>((listener) => eventBus.on('coinBorrowed', listener));
  const repaid = collectEvents<unknown>((listener) => eventBus.on('debtRepaid', listener));
  const interest = collectEvents<unknown>((listener) => eventBus.on('interestCharged', listener));
  const cross = { owner: anna, wallet: account.crossMargin, tradeId: null };
  margin.borrow(cross, usdt, '1000');
  advanceTo(at + 3 * hourMs);
  margin.repay(cross, usdt, '400');
  expect([borrowed.length, repaid.length, interest.length]).toEqual([1, 1, 2]);
  expect(db.marginInterests.all().map(({ hours }) => hours)).toEqual([1, 3]);
  expect(borrowed).toEqual(db.marginBorrows.all());
  expect(repaid).toEqual(db.marginRepays.all());
  expect(interest).toEqual(db.marginInterests.all());
});

test('deposits and withdrawals are announced in each of their states', () => {
  const { eventBus, funds, user, advanceTo } = openEngine();
  const states: unknown[] = [];
  eventBus.on('depositChanged', ({ amount, state }) => states.push([amount, state]));
  eventBus.on('withdrawalChanged', ({ amount, state }) => states.push([amount, state]));
  funds.announceDeposit({ owner: anna, coinId: usdt, amount: '250', network: 'ETH', at });
  advanceTo(at + hourMs);
  const address = `0x${'5a'.repeat(20)}`;
  funds.submit({ user, coinId: usdt, network: 'ETH', address, memo: '', amount: '100', remark: '', at: at + hourMs });
  advanceTo(at + 2 * hourMs);
  const { confirming, credited } = depositState;
  const { review, processing, onChain, done } = withdrawalState;
  expect(states).toEqual([
    ...[confirming, credited].map((state) => ['250', state]),
    ...[review, processing, onChain, done].map((state) => ['100', state]),
  ]);
});

test('changes made by subscribers are undone with a call that fails', () => {
  const { db, ledger, spot } = openEngine();
  const before = JSON.stringify([db.snapshot(), ledger.state()]);
  const fails = () =>
    db.undoLog.atomic(() => {
      spot.place({ owner: anna, tradeId, side: orderSide.buy, type: orderType.market, turnover: '500' });
      expect(db.newcomers.get(anna)?.done).toHaveLength(1);
      throw new Error('the call fails');
    });
  expect(fails).toThrow('the call fails');
  expect(JSON.stringify([db.snapshot(), ledger.state()])).toBe(before);
});
