import { add, compare, isGreater, isZero, multiply, negate, smallest, type Decimal } from '@/contract/decimal';
import { interestDue, repaymentOf, type MarginAsset } from '@/contract/margin';
import type { AssetChange } from '@/entities/margin-account';

/** Decimals in which the exchange counts loans and repayments. */
export const loanDigits = 8;

/** Loan and interest of a coin together. */
export const owedOf = ({ borrowed, interest }: Pick<MarginAsset, 'borrowed' | 'interest'>): Decimal => add(borrowed, interest);

/** The most that can be repaid: what is owed, as far as the account reaches. */
export const maxRepayable = (asset: Pick<MarginAsset, 'borrowed' | 'interest' | 'available'>): Decimal =>
  smallest(owedOf(asset), asset.available);

/** What a loan does to the coin: it arrives and is owed, and the interest of its first hour is due at once. */
export const borrowChange = (amount: Decimal, { coinId, hourlyRate }: Pick<MarginAsset, 'coinId' | 'hourlyRate'>): AssetChange => ({
  coinId,
  available: amount,
  borrowed: amount,
  interest: interestDue(multiply(amount, hourlyRate)),
});

/** What a repayment does to the coin: it leaves for the interest first, then for the loan. */
export function repayChange(amount: Decimal, asset: Pick<MarginAsset, 'coinId' | 'borrowed' | 'interest'>): AssetChange {
  const { principal, interest } = repaymentOf(amount, { principal: asset.borrowed, interest: asset.interest });
  return { coinId: asset.coinId, available: negate(add(principal, interest)), borrowed: negate(principal), interest: negate(interest) };
}

/** Why a loan would be refused; null for nothing. */
export function borrowProblem(amount: Decimal, { borrowAble }: Pick<MarginAsset, 'borrowAble'>): 'missing' | 'borrowLimit' | null {
  if (isZero(amount)) return 'missing';
  return isGreater(amount, borrowAble) ? 'borrowLimit' : null;
}

/** Why a repayment would be refused, or take less than it says; null for nothing. */
export function repayProblem(
  amount: Decimal,
  asset: Pick<MarginAsset, 'borrowed' | 'interest' | 'available'>,
): 'missing' | 'insufficientBalance' | 'moreThanOwed' | null {
  if (isZero(amount)) return 'missing';
  if (isGreater(amount, owedOf(asset))) return 'moreThanOwed';
  return isGreater(amount, asset.available) ? 'insufficientBalance' : null;
}

/** The amount that is sent; undefined, which stands for everything, where all that is owed is repaid: its interest may grow until then. */
export const sentAmount = (amount: Decimal, asset: Pick<MarginAsset, 'borrowed' | 'interest'>): Decimal | undefined =>
  compare(amount, owedOf(asset)) >= 0 ? undefined : amount;
