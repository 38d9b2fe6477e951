import { add, compare, divide, isGreater, isZero, multiply, roundUp, smallest, subtract, type Decimal } from '../decimal';
import { crossLeverage, hourlyInterest, marginLevels, riskState, type MarginLevels, type RiskState } from './constants';

/** Assets and debts of a margin account, both in the same coin. */
export interface AccountValue {
  readonly assets: Decimal;
  readonly debts: Decimal;
}

/** Amounts of the two coins of a pair. */
export interface PairAmounts {
  readonly base: Decimal;
  readonly quote: Decimal;
}

/** The margin levels of a pair's leverage; those of cross margin if the leverage is unknown. */
export const marginLevelsOf = (leverage: number): MarginLevels =>
  marginLevels[leverage] ?? marginLevels[crossLeverage] ?? { initial: '2', warning: '1.5', liquidation: '1.2' };

/** Assets ÷ debts, truncated to four decimals; null without debt. */
export const riskRatio = ({ assets, debts }: AccountValue): Decimal | null => (isZero(debts) ? null : divide(assets, debts, 4));

/** The risk state of an account, by its exact ratio rather than the displayed one. */
export function riskOf({ assets, debts }: AccountValue, { warning, liquidation }: MarginLevels): RiskState {
  if (isZero(debts)) return riskState.noDebt;
  if (!isGreater(assets, multiply(debts, liquidation))) return riskState.liquidating;
  return isGreater(assets, multiply(debts, warning)) ? riskState.safe : riskState.warned;
}

/** The maximum further loan, in the coin of the account value: it must keep the initial level, given that a loan adds to both assets and debts. */
export function borrowable({ assets, debts }: AccountValue, { initial }: MarginLevels): Decimal {
  const maxLoan = divide(subtract(assets, multiply(debts, initial)), subtract(initial, '1'), 8);
  return compare(maxLoan, '0') > 0 ? maxLoan : '0';
}

/**
 * The price at which assets ÷ debts of an isolated account reaches `level`, and on which side of it the ratio is lower; null if no price reaches it.
 * Solves (base assets · p + quote assets) = level · (base debt · p + quote debt).
 */
export function liquidationPrice(
  assets: PairAmounts,
  debts: PairAmounts,
  level: Decimal,
): { readonly price: Decimal; readonly direction: 'above' | 'below' } | null {
  const slope = subtract(assets.base, multiply(level, debts.base));
  const gap = subtract(multiply(level, debts.quote), assets.quote);
  if (isZero(slope) || (isZero(debts.base) && isZero(debts.quote))) return null;
  const price = divide(gap, slope, 12);
  if (compare(price, '0') <= 0) return null;
  return { price, direction: compare(slope, '0') > 0 ? 'below' : 'above' };
}

/** Decimals of loans and repayments. */
export const loanPrecision = 8;

/** Interest of one hour on a loan, unrounded so that even the smallest loan accrues interest (assumed: no rule is shown). */
export const interestOfHour = (coin: string, principal: Decimal): Decimal => multiply(principal, hourlyRate(coin));

/** Interest due of the accrued interest: rounded up to eight decimals, the smallest amount that can be paid (assumed: no rule is shown). */
export const interestDue = (interest: Decimal): Decimal => roundUp(interest, loanPrecision);

/** The hourly rate of a coin, as a fraction. */
export const hourlyRate = (coin: string): Decimal =>
  Object.entries(hourlyInterest).find(([name]) => name === coin)?.[1] ?? hourlyInterest.other;

/** Splits a payment on a debt: interest first, then principal; any excess is not taken. */
export function splitRepayment(
  amount: Decimal,
  debt: { readonly principal: Decimal; readonly interest: Decimal },
): { readonly principal: Decimal; readonly interest: Decimal } {
  const interest = smallest(amount, interestDue(debt.interest));
  const remaining = subtract(amount, interest);
  return { interest, principal: smallest(remaining, debt.principal) };
}

/** Principal plus interest due. */
export const totalDebtOf = ({ principal, interest }: { readonly principal: Decimal; readonly interest: Decimal }): Decimal =>
  add(principal, interestDue(interest));
