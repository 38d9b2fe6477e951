import { add, compare, isZero, largest, smallest, subtract, type Decimal } from '@/contract/decimal';
import { hourlyRate, totalDebtOf, splitRepayment, type RepayKind } from '@/contract/margin';
import { BusinessError } from '../../businessError';
import type { MarginContext } from './context';
import { entryKind, systemAccounts, movement, referenceType } from '../posting';
import { coinName, keyOf, pairNameOf, ledgerAccountOf, type MarginAccount } from './account';
import { withAccruedInterest, unrecordedInterest, interestOf } from './interest';
import type { StoredBorrow, StoredInterest, StoredRepay } from './records';

export interface Loans {
  /** Lends a coin: credits it, increases the debt and charges the first hour of interest at once. */
  lend(margin: MarginAccount, coinId: number, amount: Decimal): StoredBorrow;
  /** Repays up to `amount` of a debt, interest first; by default all that is available and owed. Null if there is nothing to repay. */
  repay(margin: MarginAccount, coinId: number, kind: RepayKind, amount?: Decimal): StoredRepay | null;
}

/** Lending and repayment. Interest is not posted to the ledger until it is repaid. */
export function createLoans({ db, ledger, eventBus, now, nextId }: MarginContext): Loans {
  const debtKey = (margin: MarginAccount, coinId: number) => `${keyOf(margin)}:${coinId}`;
  const recordFields = (margin: MarginAccount, coinId: number) => ({
    id: String(nextId()),
    owner: margin.owner,
    wallet: margin.wallet,
    tradeId: margin.tradeId,
    tradeName: pairNameOf(margin),
    coinId,
    coinName: coinName(coinId),
    createdTime: now(),
  });
  const lender = (margin: MarginAccount) =>
    ({ account: { owner: systemAccounts.lending, wallet: margin.wallet }, bucket: 'available' }) as const;
  const user = (margin: MarginAccount) => ({ account: ledgerAccountOf(margin), bucket: 'available' }) as const;
  const charge = (interest: StoredInterest) => eventBus.emit('interestCharged', db.marginInterests.insert(interest));
  /** Records the interest accrued so far, before the debt changes. */
  const recordAccruedInterest = (key: string) => {
    const debt = db.marginDebts.get(key);
    const accrued = debt && unrecordedInterest(debt, now());
    if (!debt || !accrued) return debt;
    charge(accrued);
    return db.marginDebts.update(key, withAccruedInterest(debt, now()));
  };

  return {
    lend: (margin, coinId, amount) => {
      const record = db.marginBorrows.insert({ ...recordFields(margin, coinId), amount, hourlyRate: hourlyRate(coinName(coinId)) });
      ledger.post({
        at: now(),
        kind: entryKind.borrow,
        reference: { type: referenceType.loan, id: record.id },
        lines: movement(coinId, amount, lender(margin), user(margin)),
      });
      const key = debtKey(margin, coinId);
      const debt = recordAccruedInterest(key);
      const firstHour = interestOf(margin, coinId, { principal: amount, hours: 1, from: now(), id: String(nextId()) });
      const { interest } = firstHour;
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
          countedAt: now(),
        });
      eventBus.emit('coinBorrowed', record);
      charge(firstHour);
      return record;
    },
    repay: (margin, coinId, kind, amount) => {
      const key = debtKey(margin, coinId);
      const recorded = db.marginDebts.get(key);
      if (!recorded) return null;
      const debt = withAccruedInterest(recorded, now());
      const paid = smallest(amount ?? ledger.balance(ledgerAccountOf(margin), coinId).available, totalDebtOf(debt));
      if (compare(paid, '0') <= 0) return null;
      const { interest, principal } = splitRepayment(paid, debt);
      const available = ledger.balance(ledgerAccountOf(margin), coinId).available;
      if (compare(paid, available) > 0) throw new BusinessError('insufficientBalance');
      recordAccruedInterest(key);
      const record = db.marginRepays.insert({ ...recordFields(margin, coinId), kind, principal, interest });
      for (const [part, entry] of [
        [interest, entryKind.interest],
        [principal, entryKind.repay],
      ] as const)
        if (!isZero(part))
          ledger.post({
            at: now(),
            kind: entry,
            reference: { type: referenceType.repayment, id: record.id },
            lines: movement(coinId, part, user(margin), lender(margin)),
          });
      const remaining = { principal: subtract(debt.principal, principal), interest: largest('0', subtract(debt.interest, interest)) };
      if (isZero(totalDebtOf(remaining))) db.marginDebts.remove(key);
      else db.marginDebts.update(key, remaining);
      eventBus.emit('debtRepaid', record);
      return record;
    },
  };
}
