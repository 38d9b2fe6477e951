import { add, multiply } from '@/contract/decimal';
import { hourlyRate, interestOfHour } from '@/contract/margin';
import type { MarginContext } from './context';
import { coinName, pairNameOf, type MarginAccount } from './account';
import type { StoredDebt, StoredInterest } from './records';

const hourMs = 3_600_000;

/** One hour of interest on a debt, as shown to its owner. */
type InterestRow = Omit<StoredInterest, 'hours'>;

/** A debt with the interest of every full hour up to `at`, computed exactly on demand from the hours elapsed. */
export function withAccruedInterest(debt: StoredDebt, at: number): StoredDebt {
  const hours = hoursSince(debt, at);
  if (hours === 0) return debt;
  const { interest, countedAt } = debt;
  const hourly = interestOfHour(coinName(debt.coinId), debt.principal);
  return { ...debt, interest: add(interest, multiply(hourly, String(hours))), countedAt: countedAt + hours * hourMs };
}

/** The interest of a debt since it was last recorded, up to `at`; null if no full hour has passed. */
export function unrecordedInterest(debt: StoredDebt, at: number): StoredInterest | null {
  const hours = hoursSince(debt, at);
  return hours === 0 ? null : interestOf(debt, debt.coinId, { principal: debt.principal, hours, from: debt.countedAt + hourMs });
}

/** The interest of `hours` consecutive hours, the first of which is charged at `from`. */
export function interestOf(
  margin: MarginAccount,
  coinId: number,
  { principal, hours, from, id = idOf(margin, coinId, from) }: { principal: string; hours: number; from: number; id?: string },
): StoredInterest {
  const { owner, wallet, tradeId } = margin;
  const name = coinName(coinId);
  const fields = { id, owner, wallet, tradeId, tradeName: pairNameOf(margin), coinId, coinName: name, createdTime: from };
  return { ...fields, principal, hourlyRate: hourlyRate(name), interest: interestOfHour(name, principal), hours };
}

/** Every hour of interest on a user's debts in a wallet up to now, including repaid ones, unordered. */
export function interestRowsOf(
  { db, now }: Pick<MarginContext, 'db'> & { readonly now: number },
  owner: number,
  wallet: number,
): InterestRow[] {
  const open = db.marginDebts.find({ where: { owner }, matching: (debt) => debt.wallet === wallet }).list;
  return [
    ...db.marginInterests.find({ where: { owner, wallet } }).list,
    ...open.flatMap((debt) => unrecordedInterest(debt, now) ?? []),
  ].flatMap(({ hours, ...first }) =>
    Array.from({ length: hours }, (_, hour) => {
      const createdTime = first.createdTime + hour * hourMs;
      return hour === 0 ? first : { ...first, id: idOf(first, first.coinId, createdTime), createdTime };
    }),
  );
}

const hoursSince = ({ countedAt }: StoredDebt, at: number): number => Math.max(0, Math.floor((at - countedAt) / hourMs));

/** An hour of interest has the same id whether it is recorded yet or not. */
const idOf = ({ owner, wallet, tradeId }: MarginAccount, coinId: number, at: number): string =>
  `${owner}-${wallet}-${tradeId ?? 0}-${coinId}-${at}`;
