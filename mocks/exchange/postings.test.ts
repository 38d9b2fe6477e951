import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, fromUnits, multiply, negate, subtract, truncate, type Decimal } from '@/contract/decimal';
import { createUndoLog } from '../db';
import { currencyAsset } from './assets';
import { billsOf } from './bills';
import { createLedger, type Ledger } from './ledger';
import { entryKind, movement, referenceType, systemAccounts, type EntryKind, type AccountBucket, type SubAccount } from './posting';

const [seller, buyer] = [7, 8];
const usdt = 52;
/** An asset that is not a coin. */
const euro = currencyAsset('EUR');
/** Wallets of possible products: an escrow has a sub-account per order, savings one per product. */
const [escrow, savings] = [91, 92];

const spot = (owner: number): AccountBucket => ({ account: { owner, wallet: account.spot }, bucket: 'available' });
const part =
  (type: SubAccount['type']) =>
  (owner: number, wallet: number, id: number): AccountBucket => ({
    account: { owner, wallet, sub: { type, id: String(id) } },
    bucket: 'available',
  });
const [ofOrder, ofProduct, ofPair] = [part('order'), part('product'), part('pair')];
const system = (owner: (typeof systemAccounts)[keyof typeof systemAccounts]): AccountBucket => ({
  account: { owner, wallet: account.spot },
  bucket: 'available',
});

type Move = readonly [kind: EntryKind, coinId: number, amount: Decimal, from: AccountBucket, to: AccountBucket];
/** The random values of a case: an amount, a fraction of it, and the id of the order or product. */
interface Values {
  readonly amount: Decimal;
  readonly share: Decimal;
  readonly id: number;
}
const partOf = ({ amount, share }: Values): Decimal => truncate(multiply(amount, share), 8);

/** The postings of each product, and the resulting gains of the seller and the buyer. */
const products: readonly (readonly [
  string,
  (values: Values) => readonly Move[],
  (values: Values) => readonly [seller: Decimal, buyer: Decimal],
])[] = [
  [
    'a released escrow',
    ({ amount, id }) => [
      [entryKind.transfer, usdt, amount, spot(seller), ofOrder(seller, escrow, id)],
      [entryKind.transfer, usdt, amount, ofOrder(seller, escrow, id), spot(buyer)],
    ],
    ({ amount }) => [negate(amount), amount],
  ],
  [
    'isolated margin of a trading pair, partly withdrawn',
    (values) => [
      [entryKind.transfer, usdt, values.amount, spot(seller), ofPair(seller, account.isolatedMargin, values.id)],
      [entryKind.transfer, usdt, partOf(values), ofPair(seller, account.isolatedMargin, values.id), spot(seller)],
    ],
    (values) => [subtract(partOf(values), values.amount), '0'],
  ],
  [
    'a returned escrow',
    ({ amount, id }) => [
      [entryKind.transfer, usdt, amount, spot(seller), ofOrder(seller, escrow, id)],
      [entryKind.transfer, usdt, amount, ofOrder(seller, escrow, id), spot(seller)],
    ],
    () => ['0', '0'],
  ],
  [
    'a subscription, partly redeemed with its earnings',
    (values) => [
      [entryKind.transfer, usdt, values.amount, spot(seller), ofProduct(seller, savings, values.id)],
      [entryKind.interest, usdt, partOf(values), system(systemAccounts.lending), ofProduct(seller, savings, values.id)],
      [entryKind.transfer, usdt, partOf(values), ofProduct(seller, savings, values.id), spot(seller)],
    ],
    (values) => [subtract(partOf(values), values.amount), '0'],
  ],
  [
    'accrued interest, redeemed with its principal',
    (values) => [
      [entryKind.transfer, usdt, values.amount, spot(seller), ofProduct(seller, savings, values.id)],
      [entryKind.interest, usdt, partOf(values), system(systemAccounts.lending), ofProduct(seller, savings, values.id)],
      [entryKind.transfer, usdt, add(values.amount, partOf(values)), ofProduct(seller, savings, values.id), spot(seller)],
    ],
    (values) => [partOf(values), '0'],
  ],
  [
    'a fee, part of which goes to the inviter',
    (values) => [
      [entryKind.fee, usdt, values.amount, spot(seller), system(systemAccounts.fees)],
      [entryKind.bonus, usdt, partOf(values), system(systemAccounts.fees), spot(buyer)],
    ],
    (values) => [negate(values.amount), partOf(values)],
  ],
  [
    'a card purchase: fiat money comes and goes, and a coin stays',
    (values) => [
      [entryKind.deposit, euro, values.amount, system(systemAccounts.external), spot(buyer)],
      [entryKind.fee, euro, partOf(values), spot(buyer), system(systemAccounts.fees)],
      [entryKind.trade, euro, subtract(values.amount, partOf(values)), spot(buyer), system(systemAccounts.liquidity)],
      [entryKind.trade, usdt, values.amount, system(systemAccounts.liquidity), spot(buyer)],
    ],
    ({ amount }) => ['0', amount],
  ],
  [
    'a campaign prize, partly revoked for unfair play',
    (values) => [
      [entryKind.bonus, usdt, values.amount, system(systemAccounts.bonus), spot(buyer)],
      [entryKind.adjustment, usdt, partOf(values), spot(buyer), system(systemAccounts.bonus)],
    ],
    (values) => ['0', subtract(values.amount, partOf(values))],
  ],
];

const someValues = fc.record({
  amount: fc.integer({ min: 2, max: 10 ** 14 }).map((units) => fromUnits(units, 8)),
  share: fc.integer({ min: 0, max: 1000 }).map((permille) => fromUnits(permille, 3)),
  id: fc.integer({ min: 1, max: 3 }),
});
const money = '10000000';

function opened() {
  const undoLog = createUndoLog();
  const ledger = createLedger(undefined, undoLog);
  post(ledger, [[entryKind.deposit, usdt, money, system(systemAccounts.external), spot(seller)]]);
  return { ledger, undoLog };
}

function post(ledger: Ledger, moves: readonly Move[]): void {
  for (const [at, [kind, coinId, amount, from, to]] of moves.entries())
    if (compare(amount, '0') > 0)
      ledger.post({ at, kind, reference: { type: referenceType.order, id: '1' }, lines: movement(coinId, amount, from, to) });
}

/** Checks that totals are zero and each balance equals the sum of its bills. */
function expectSound(ledger: Ledger): void {
  for (const [coinId, total] of ledger.totals()) expect([coinId, total]).toEqual([coinId, '0']);
  for (const owner of [seller, buyer])
    for (const { account: held, coinId, available } of ledger.holdings(owner)) {
      const bills = billsOf(ledger, owner, { account: held.wallet, coinId }).filter(
        ({ sub }) => JSON.stringify(sub) === JSON.stringify(held.sub ?? null),
      );
      expect([held, add('0', ...bills.map(({ amount }) => amount))]).toEqual([held, available]);
    }
}

describe.each(products)('%s in the ledger', (_, moves, gains) => {
  it('keeps totals at zero and balances equal to the bills', () => {
    fc.assert(
      fc.property(someValues, (each) => {
        const { ledger } = opened();
        post(ledger, moves(each));
        expectSound(ledger);
        const [sold, bought] = gains(each);
        expect(ledger.balance(spot(seller).account, usdt).available).toBe(add(money, sold));
        expect(ledger.balance(spot(buyer).account, usdt).available).toBe(add('0', bought));
      }),
    );
  });
  it('is fully undone if a later step fails', () => {
    fc.assert(
      fc.property(someValues, (each) => {
        const { ledger, undoLog } = opened();
        const before = JSON.stringify(ledger.state());
        const failing = () => {
          post(ledger, moves(each));
          // More than the balance of any user.
          post(ledger, [[entryKind.transfer, usdt, add(money, money, money), spot(seller), spot(buyer)]]);
        };
        expect(() => undoLog.atomic(failing)).toThrow(expect.objectContaining({ code: 'insufficientBalance' }));
        expect(JSON.stringify(ledger.state())).toBe(before);
      }),
    );
  });
});

it('an escrow can be released once: neither by another order nor a second time', () => {
  fc.assert(
    fc.property(someValues, ({ amount, id }) => {
      const { ledger } = opened();
      post(ledger, [[entryKind.transfer, usdt, amount, spot(seller), ofOrder(seller, escrow, id)]]);
      const release = (order: number) => () =>
        post(ledger, [[entryKind.transfer, usdt, amount, ofOrder(seller, escrow, order), spot(buyer)]]);
      expect(release(id + 1)).toThrow(expect.objectContaining({ code: 'insufficientBalance' }));
      release(id)();
      expect(release(id)).toThrow(expect.objectContaining({ code: 'insufficientBalance' }));
      expectSound(ledger);
    }),
  );
});

it('a bill refers to its record and sub-account, and names a currency by its code', () => {
  const { ledger } = opened();
  post(ledger, [
    [entryKind.transfer, usdt, '5', spot(seller), ofOrder(seller, escrow, 3)],
    [entryKind.deposit, euro, '20', system(systemAccounts.external), spot(seller)],
  ]);
  const reference = { type: referenceType.order, id: '1' };
  const bills = billsOf(ledger, seller, {});
  const [blocked] = bills.filter(({ sub }) => sub !== null);
  const [paidIn] = bills.filter(({ coinId }) => coinId === euro);
  expect(blocked).toMatchObject({
    account: escrow,
    sub: { type: 'order', id: '3' },
    tradeId: null,
    coinName: 'USDT',
    amount: '5',
    reference,
  });
  expect(paidIn).toMatchObject({ account: account.spot, sub: null, coinName: 'EUR', amount: '20', reference });
});
