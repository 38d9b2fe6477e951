import { add, compare, isGreater, isZero, multiply, negate, smallest, type Decimal } from '@/contract/decimal';
import { interestDue, splitRepayment, type MarginAsset } from '@/contract/margin';
import type { AssetChange } from '@/entities/margin-account';

/** Decimals of loans and repayments at the exchange. */
export const loanDigits = 8;

/** The debt of a coin: loan plus interest. */
export const owedOf = ({ borrowed, interest }: Pick<MarginAsset, 'borrowed' | 'interest'>): Decimal => add(borrowed, interest);

/** The maximum repayment: the debt, limited by the available balance. */
export const maxRepayable = (asset: Pick<MarginAsset, 'borrowed' | 'interest' | 'available'>): Decimal =>
  smallest(owedOf(asset), asset.available);

/** The effect of a loan on its coin: the amount becomes available and owed, and the first hour's interest is due immediately. */
export const borrowChange = (amount: Decimal, { coinId, hourlyRate }: Pick<MarginAsset, 'coinId' | 'hourlyRate'>): AssetChange => ({
  coinId,
  available: amount,
  borrowed: amount,
  interest: interestDue(multiply(amount, hourlyRate)),
});

/** The effect of a repayment on its coin: it pays the interest first, then the loan. */
export function repayChange(amount: Decimal, asset: Pick<MarginAsset, 'coinId' | 'borrowed' | 'interest'>): AssetChange {
  const { principal, interest } = splitRepayment(amount, { principal: asset.borrowed, interest: asset.interest });
  return { coinId: asset.coinId, available: negate(add(principal, interest)), borrowed: negate(principal), interest: negate(interest) };
}

/** Why a loan would be refused; null if it would not. */
export function borrowProblem(amount: Decimal, { borrowAble }: Pick<MarginAsset, 'borrowAble'>): 'missing' | 'borrowLimit' | null {
  if (isZero(amount)) return 'missing';
  return isGreater(amount, borrowAble) ? 'borrowLimit' : null;
}

/** Why a repayment would be refused or reduced; null if it would not. */
export function repayProblem(
  amount: Decimal,
  asset: Pick<MarginAsset, 'borrowed' | 'interest' | 'available'>,
): 'missing' | 'insufficientBalance' | 'moreThanOwed' | null {
  if (isZero(amount)) return 'missing';
  if (isGreater(amount, owedOf(asset))) return 'moreThanOwed';
  return isGreater(amount, asset.available) ? 'insufficientBalance' : null;
}

/** The amount to send; undefined repays everything, since interest may accrue until the request arrives. */
export const sentAmount = (amount: Decimal, asset: Pick<MarginAsset, 'borrowed' | 'interest'>): Decimal | undefined =>
  compare(amount, owedOf(asset)) >= 0 ? undefined : amount;
