import { add, multiply } from '@/contract/decimal';
import { hourlyRate, interestOfHour } from '@/contract/margin';
import type { MarginContext } from './context';
import { coinName, nameOf, type MarginAccount } from './account';
import type { StoredDebt, StoredInterest } from './records';

const hourMs = 3_600_000;

/** One hour of interest on a debt, as its owner reads it. */
type InterestRow = Omit<StoredInterest, 'hours'>;

/** A debt with the interest of every full hour up to `at`. Interest costs nothing while nobody looks: it is worked out, exactly, from the hours that have passed. */
export function accrued(debt: StoredDebt, at: number): StoredDebt {
  const hours = hoursSince(debt, at);
  if (hours === 0) return debt;
  const { interest, countedAt } = debt;
  const hourly = interestOfHour(coinName(debt.coinId), debt.principal);
  return { ...debt, interest: add(interest, multiply(hourly, String(hours))), countedAt: countedAt + hours * hourMs };
}

/** The hours by which a debt has grown up to `at` since its interest was last written down; null where none has passed. */
export function hoursOf(debt: StoredDebt, at: number): StoredInterest | null {
  const hours = hoursSince(debt, at);
  return hours === 0 ? null : interestOf(debt, debt.coinId, { principal: debt.principal, hours, from: debt.countedAt + hourMs });
}

/** So many hours of interest in a row; the first of them is charged at `from`. */
export function interestOf(
  margin: MarginAccount,
  coinId: number,
  { principal, hours, from, id = idOf(margin, coinId, from) }: { principal: string; hours: number; from: number; id?: string },
): StoredInterest {
  const { owner, wallet, tradeId } = margin;
  const name = coinName(coinId);
  const of = { id, owner, wallet, tradeId, tradeName: nameOf(margin), coinId, coinName: name, createdTime: from };
  return { ...of, principal, hourlyRate: hourlyRate(name), interest: interestOfHour(name, principal), hours };
}

/** Every hour of interest of somebody's debts in a wallet up to now, those that are repaid included, in no order. */
export function interestRowsOf(
  { db, now }: Pick<MarginContext, 'db'> & { readonly now: number },
  owner: number,
  wallet: number,
): InterestRow[] {
  const open = db.marginDebts.find({ where: { owner }, matching: (debt) => debt.wallet === wallet }).list;
  return [...db.marginInterests.find({ where: { owner, wallet } }).list, ...open.flatMap((debt) => hoursOf(debt, now) ?? [])].flatMap(
    ({ hours, ...first }) =>
      Array.from({ length: hours }, (_, hour) => {
        const createdTime = first.createdTime + hour * hourMs;
        return hour === 0 ? first : { ...first, id: idOf(first, first.coinId, createdTime), createdTime };
      }),
  );
}

const hoursSince = ({ countedAt }: StoredDebt, at: number): number => Math.max(0, Math.floor((at - countedAt) / hourMs));

/** The same hour has the same id, whether it is written down yet or not. */
const idOf = ({ owner, wallet, tradeId }: MarginAccount, coinId: number, at: number): string =>
  `${owner}-${wallet}-${tradeId ?? 0}-${coinId}-${at}`;
