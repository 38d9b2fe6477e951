import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, negate } from '@/contract/decimal';
import { BusinessError } from '../businessError';
import { createUndoLog } from '../db';
import { createLedger, type Ledger } from './ledger';
import {
  subAccountType,
  userReference,
  type Account,
  entryKind,
  type EntryKind,
  systemAccounts,
  InvalidPosting,
  type Line,
  UnbalancedPosting,
} from './posting';
import { createRandom, type Random } from './random';

const spot = (owner: Account['owner']): Account => ({ owner, wallet: 2 });
const external: Account = { owner: systemAccounts.external, wallet: 2 };
const fees: Account = { owner: systemAccounts.fees, wallet: 2 };
const pair = (id: number) => ({ type: subAccountType.pair, id: String(id) });
const usdt = 52;

const line = (account: Account, amount: string, coinId = usdt, bucket: Line['bucket'] = 'available'): Line => ({
  account,
  coinId,
  amount,
  bucket,
});
const move = (from: Account, to: Account, amount: string, coinId = usdt): Line[] => [
  line(from, negate(amount), coinId),
  line(to, amount, coinId),
];
const deposit = (ledger: Ledger, owner: number, amount: string, coinId = usdt) =>
  ledger.post({ at: 1, kind: entryKind.deposit, reference: userReference(owner), lines: move(external, spot(owner), amount, coinId) });

const keyOf = ({ owner, wallet, sub }: Account): string => `${owner} ${wallet} ${sub?.id}`;

const insufficient = expect.objectContaining({ code: 'insufficientBalance' });

describe('ledger', () => {
  it('moves money from one account to another', () => {
    const ledger = createLedger();
    deposit(ledger, 7, '100.5');
    ledger.post({
      at: 2,
      kind: entryKind.transfer,
      reference: userReference(7),
      lines: move(spot(7), { owner: 7, wallet: 7, sub: pair(12) }, '40'),
    });
    expect(ledger.balance(spot(7), usdt)).toEqual({ available: '60.5', frozen: '0' });
    expect(ledger.balance({ owner: 7, wallet: 7, sub: pair(12) }, usdt).available).toBe('40');
    expect(ledger.balance({ owner: 7, wallet: 7, sub: pair(13) }, usdt).available).toBe('0');
    expect(ledger.holdings(7, 7)).toHaveLength(1);
    expect(ledger.history(7).map((entry) => entry.kind)).toEqual(['deposit', 'transfer']);
  });
  it('freezes an amount within an account', () => {
    const ledger = createLedger();
    deposit(ledger, 7, '10');
    ledger.post({
      at: 2,
      kind: entryKind.freeze,
      reference: userReference(7),
      lines: [line(spot(7), '-4'), line(spot(7), '4', usdt, 'frozen')],
    });
    expect(ledger.balance(spot(7), usdt)).toEqual({ available: '6', frozen: '4' });
  });
  it.each([
    ['more than the balance', move(spot(7), fees, '10.000000000000000001'), insufficient],
    ['more than the balance after a valid line', [...move(external, spot(8), '5'), ...move(spot(7), fees, '11')], insufficient],
    ['a debit of a frozen amount that does not exist', [line(spot(7), '-1', usdt, 'frozen'), line(spot(7), '1')], insufficient],
    ['lines that do not balance', [line(spot(7), '-1'), line(fees, '0.9')], UnbalancedPosting],
    ['lines that balance only across coins', [line(spot(7), '-1'), line(fees, '1', 1)], UnbalancedPosting],
    ['an exponent', [line(spot(7), '-1e1'), line(fees, '1e1')], InvalidPosting],
    ['nothing', [line(spot(7), '0'), line(fees, '-0.00')], InvalidPosting],
  ])('refuses %s and posts none of it', (_, lines, refusal) => {
    const ledger = createLedger();
    deposit(ledger, 7, '10');
    const before = JSON.stringify(ledger.state());
    expect(() => ledger.post({ at: 2, kind: entryKind.fee, reference: userReference(7), lines })).toThrow(refusal);
    expect(JSON.stringify(ledger.state())).toBe(before);
  });
  it('reports the account that would be short, and by how much', () => {
    const ledger = createLedger();
    deposit(ledger, 7, '10');
    const spend = () => ledger.post({ at: 2, kind: entryKind.fee, reference: userReference(7), lines: move(spot(7), fees, '12.5') });
    expect(spend).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ account: spot(7), coinId: usdt, balance: { available: '-2.5', frozen: '0' } }),
      }),
    );
  });
  it('returns copies, so that callers cannot change a balance', () => {
    const ledger = createLedger();
    deposit(ledger, 7, '10');
    Object.assign(ledger.balance(spot(7), usdt), { available: '1000' });
    for (const holding of ledger.holdings(7)) Object.assign(holding, { available: '1000' });
    expect(ledger.balance(spot(7), usdt).available).toBe('10');
  });
  it('restores a saved ledger, and refuses one that does not balance', () => {
    const ledger = createLedger();
    act(ledger, createRandom('saved'), 300);
    const saved = ledger.state();
    const opened = createLedger(JSON.parse(JSON.stringify(saved)));
    expect(opened.state()).toEqual(saved);
    expect(opened.history(1)).toEqual(ledger.history(1));
    const forged = {
      ...saved,
      holdings: saved.holdings.map((holding, place) => (place === 0 ? { ...holding, available: '1000000' } : holding)),
    };
    expect(() => createLedger(forged)).toThrow(UnbalancedPosting);
  });
  it('folds entries between the selected owners, leaving balances, totals and all other entries unchanged', () => {
    const ledger = createLedger();
    act(ledger, createRandom('folded'), 400);
    const [before, own] = [ledger.state(), ledger.history(7)];
    const sizes = [100, 250, 400].map((until) => {
      ledger.fold(until, (owner) => owner < 6);
      return ledger.since(0).length;
    });
    expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
    expect(sizes.at(-1)).toBeLessThan(before.entries.length / 2);
    expect(ledger.count()).toBe(before.entries.length);
    expect(ledger.state().holdings).toEqual(before.holdings);
    expect(ledger.history(7)).toEqual(own);
    const made = ledger.history(3).flatMap(({ lines }) => lines.filter(({ account }) => account.owner === 3));
    for (const { account, coinId, available } of ledger.holdings(3))
      expect(
        add(
          '0',
          ...made
            .filter((each) => each.bucket === 'available' && each.coinId === coinId && keyOf(each.account) === keyOf(account))
            .map(({ amount }) => amount),
        ),
      ).toBe(available);
    const again = createLedger(JSON.parse(JSON.stringify(ledger.state())));
    for (const each of [ledger, again]) {
      deposit(each, 2, '1');
      each.fold(1000, (owner) => owner < 6);
    }
    expect(again.state()).toEqual(ledger.state());
  });
  it('filters the history by kind, including after entries were undone or folded', () => {
    const undoLog = createUndoLog();
    const ledger = createLedger(undefined, undoLog);
    act(ledger, createRandom('kinds'), 200);
    const takenBack = () => {
      act(ledger, createRandom('taken back'), 50);
      throw new Error('planted');
    };
    expect(() => undoLog.atomic(takenBack)).toThrow('planted');
    act(ledger, createRandom('more'), 100);
    const kindLists: EntryKind[][] = [[entryKind.transfer], [entryKind.adjustment], [entryKind.fee, entryKind.deposit]];
    const isAgreed = () => {
      for (const owner of [1, 3, 7, systemAccounts.external] as const)
        for (const kinds of kindLists)
          expect(ledger.history(owner, kinds)).toEqual(ledger.history(owner).filter(({ kind }) => kinds.includes(kind)));
    };
    isAgreed();
    for (const until of [150, 400]) {
      ledger.fold(until, (owner) => owner < 6);
      isAgreed();
    }
  });
  it('10,000 random actions keep every coin’s total at zero and no user below zero', () => {
    const ledger = createLedger();
    const { refused } = act(ledger, createRandom('ten thousand'), 10_000);
    expect(refused).toBeGreaterThan(500);
    expectSound(ledger);
  });
  it('any sequence of actions keeps every coin’s total at zero and no user below zero', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), fc.nat(60), (seed, count) => {
        const ledger = createLedger();
        act(ledger, createRandom(seed), count);
        expectSound(ledger);
      }),
    );
  });
});

function expectSound(ledger: Ledger): void {
  for (const [coinId, total] of ledger.totals()) expect({ coinId, total }).toEqual({ coinId, total: '0' });
  for (const { account, available, frozen } of ledger.state().holdings)
    if (typeof account.owner === 'number') expect([compare(available, '0') >= 0, compare(frozen, '0') >= 0]).toEqual([true, true]);
}

/** Performs random actions of ten users, with amounts that often exceed the balance. */
function act(ledger: Ledger, random: Random, count: number): { refused: number } {
  let refused = 0;
  const amount = () => `${random.below(500)}.${String(random.below(100_000_000)).padStart(8, '0')}`;
  const coin = () => random.pick([1, 2, usdt]);
  const user = () => spot(random.below(10));
  for (let at = 0; at < count; at += 1) {
    const [someone, another, some, price, coinId] = [user(), user(), amount(), amount(), coin()];
    const wallets = [
      { ...someone, wallet: 5 },
      { ...someone, wallet: 6 },
      { ...someone, wallet: 7, sub: pair(random.below(3)) },
    ];
    const action = random.pick([
      { kind: entryKind.deposit, lines: move(external, someone, some, coinId) },
      { kind: entryKind.deposit, lines: move(external, someone, some, coinId) },
      { kind: entryKind.withdrawal, lines: [...move(someone, external, some, coinId), ...move(someone, fees, '0.0005', coinId)] },
      { kind: entryKind.transfer, lines: move(someone, random.pick(wallets), some, coinId) },
      { kind: entryKind.transfer, lines: move(random.pick(wallets), someone, some, coinId) },
      { kind: entryKind.freeze, lines: [line(someone, negate(some), coinId), line(someone, some, coinId, 'frozen')] },
      { kind: entryKind.release, lines: [line(someone, negate(some), coinId, 'frozen'), line(someone, some, coinId)] },
      {
        kind: entryKind.trade,
        lines: [...move(someone, another, some, 1), ...move(another, someone, price, usdt), ...move(someone, fees, '0.01')],
      },
      { kind: entryKind.borrow, lines: move({ owner: systemAccounts.lending, wallet: 6 }, random.pick(wallets), some, coinId) },
      { kind: entryKind.bonus, lines: move({ owner: systemAccounts.bonus, wallet: 2 }, someone, some, coinId) },
    ]);
    try {
      ledger.post({ at, reference: { type: 'order', id: String(at) }, ...action });
    } catch (problem) {
      if (!(problem instanceof BusinessError || problem instanceof InvalidPosting)) throw problem;
      refused += 1;
    }
  }
  return { refused };
}
