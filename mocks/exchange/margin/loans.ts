import { add, compare, isZero, largest, smallest, subtract, type Decimal } from '@/contract/decimal';
import { hourlyRate, interestOfHour, owed, repaymentOf, type RepayKind } from '@/contract/margin';
import { BusinessError } from '../../businessError';
import type { MarginContext } from './context';
import { entryKind, systemAccounts, movement } from '../posting';
import { coinName, keyOf, nameOf, placeOf, type MarginAccount } from './account';
import type { StoredBorrow, StoredDebt, StoredInterest, StoredRepay } from './records';

const hourMs = 3_600_000;

export interface Loans {
  /** Lends: the coin arrives, the debt grows, and its first hour of interest is due at once. */
  lend(margin: MarginAccount, coinId: number, amount: Decimal): StoredBorrow;
  /** Takes up to `amount` (all that is there and owed, where none is given) against a debt, interest first. Null where there is nothing to take. */
  repay(margin: MarginAccount, coinId: number, kind: RepayKind, amount?: Decimal): StoredRepay | null;
  /** Adds an hour of interest. Returns the debt, or undefined where it is gone. */
  charge(key: string): Readonly<StoredDebt> | undefined;
}

/** Lending and repaying. Interest is owed until it is repaid; the ledger sees it then. */
export function createLoans({ db, ledger, eventBus, now, nextId, schedule, cancel }: MarginContext): Loans {
  const debtKey = (margin: MarginAccount, coinId: number) => `${keyOf(margin)}:${coinId}`;
  const recorded = (margin: MarginAccount, coinId: number) => ({
    id: String(nextId()),
    owner: margin.owner,
    wallet: margin.wallet,
    tradeId: margin.tradeId,
    tradeName: nameOf(margin),
    coinId,
    coinName: coinName(coinId),
    createdTime: now(),
  });
  const lender = (margin: MarginAccount) =>
    ({ account: { owner: systemAccounts.lending, wallet: margin.wallet }, bucket: 'available' }) as const;
  const user = (margin: MarginAccount) => ({ account: placeOf(margin), bucket: 'available' }) as const;
  const nextHour = (key: string) => schedule(now() + hourMs, { part: 'margin', kind: 'interest', key });
  const interestOn = (margin: MarginAccount, coinId: number, principal: Decimal): StoredInterest => {
    const interest = interestOfHour(coinName(coinId), principal);
    return db.marginInterests.insert({ ...recorded(margin, coinId), principal, hourlyRate: hourlyRate(coinName(coinId)), interest });
  };

  return {
    lend: (margin, coinId, amount) => {
      const record = db.marginBorrows.insert({ ...recorded(margin, coinId), amount, hourlyRate: hourlyRate(coinName(coinId)) });
      ledger.post({
        at: now(),
        kind: entryKind.borrow,
        reference: `borrow ${record.id}`,
        lines: movement(coinId, amount, lender(margin), user(margin)),
      });
      const key = debtKey(margin, coinId);
      const debt = db.marginDebts.get(key);
      const charged = interestOn(margin, coinId, amount);
      const { interest } = charged;
      if (debt) db.marginDebts.update(key, { principal: add(debt.principal, amount), interest: add(debt.interest, interest) });
      else
        db.marginDebts.insert({
          key,
          owner: margin.owner,
          wallet: margin.wallet,
          tradeId: margin.tradeId,
          coinId,
          principal: amount,
          interest,
          since: now(),
          scheduledEventId: nextHour(key),
        });
      eventBus.emit('coinBorrowed', record);
      eventBus.emit('interestCharged', charged);
      return record;
    },
    repay: (margin, coinId, kind, amount) => {
      const key = debtKey(margin, coinId);
      const debt = db.marginDebts.get(key);
      if (!debt) return null;
      const paid = smallest(amount ?? ledger.balance(placeOf(margin), coinId).available, owed(debt));
      if (compare(paid, '0') <= 0) return null;
      const { interest, principal } = repaymentOf(paid, debt);
      const there = ledger.balance(placeOf(margin), coinId).available;
      if (compare(paid, there) > 0) throw new BusinessError('insufficientBalance');
      const record = db.marginRepays.insert({ ...recorded(margin, coinId), kind, principal, interest });
      for (const [part, entry] of [
        [interest, entryKind.interest],
        [principal, entryKind.repay],
      ] as const)
        if (!isZero(part))
          ledger.post({
            at: now(),
            kind: entry,
            reference: `repay ${record.id}`,
            lines: movement(coinId, part, user(margin), lender(margin)),
          });
      const left = { principal: subtract(debt.principal, principal), interest: largest('0', subtract(debt.interest, interest)) };
      if (isZero(owed(left))) {
        cancel(debt.scheduledEventId);
        db.marginDebts.remove(key);
      } else db.marginDebts.update(key, left);
      eventBus.emit('debtRepaid', record);
      return record;
    },
    charge: (key) => {
      const debt = db.marginDebts.get(key);
      if (!debt) return undefined;
      const charged = interestOn(debt, debt.coinId, debt.principal);
      const grown = db.marginDebts.update(key, { interest: add(debt.interest, charged.interest), scheduledEventId: nextHour(key) });
      eventBus.emit('interestCharged', charged);
      return grown;
    },
  };
}
