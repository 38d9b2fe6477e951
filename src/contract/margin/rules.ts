import { add, compare, divide, isGreater, isZero, multiply, roundUp, smallest, subtract, type Decimal } from '../decimal';
import { crossLeverage, hourlyInterest, marginLevels, riskState, type MarginLevels, type RiskState } from './constants';

/** Assets and debts of a margin account, both in the same coin. */
export interface AccountValue {
  readonly assets: Decimal;
  readonly debts: Decimal;
}

/** Amounts of a pair's two coins. */
export interface PairAmounts {
  readonly base: Decimal;
  readonly quote: Decimal;
}

/** The levels of the leverage that a pair offers; those of cross margin where it offers none. */
export const levelsOf = (leverage: number): MarginLevels =>
  marginLevels[leverage] ?? marginLevels[crossLeverage] ?? { initial: '2', warning: '1.5', liquidation: '1.2' };

/** Assets ÷ debts with four decimals, or null without debt. */
export const riskRatio = ({ assets, debts }: AccountValue): Decimal | null => (isZero(debts) ? null : divide(assets, debts, 4));

/** How safe an account is; exact, not by the shown ratio. */
export function riskOf({ assets, debts }: AccountValue, { warning, liquidation }: MarginLevels): RiskState {
  if (isZero(debts)) return riskState.noDebt;
  if (!isGreater(assets, multiply(debts, liquidation))) return riskState.liquidating;
  return isGreater(assets, multiply(debts, warning)) ? riskState.safe : riskState.warned;
}

/** The most that can be borrowed besides, in the coin of `worth`: what leaves the initial level, as a loan adds to both sides. */
export function borrowable({ assets, debts }: AccountValue, { initial }: MarginLevels): Decimal {
  const room = divide(subtract(assets, multiply(debts, initial)), subtract(initial, '1'), 8);
  return compare(room, '0') > 0 ? room : '0';
}

/**
 * The price at which assets ÷ debts of a pair's account reaches `level`, and the side from which it is reached; null where no price does.
 * It solves (base assets · p + quote assets) = level · (base debt · p + quote debt).
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

/** Decimals that loans are counted and repaid in. */
const loanPrecision = 8;

/** Interest of one hour on a loan, exact: the smallest loan accrues (assumed: no rule is shown). */
export const interestOfHour = (coin: string, principal: Decimal): Decimal => multiply(principal, hourlyRate(coin));

/** What is to be paid of accrued interest: rounded up to eight decimals, the least that can be paid (assumed: no rule is shown). */
export const interestDue = (interest: Decimal): Decimal => roundUp(interest, loanPrecision);

/** The hourly rate of a coin, as a fraction. */
export const hourlyRate = (coin: string): Decimal =>
  Object.entries(hourlyInterest).find(([name]) => name === coin)?.[1] ?? hourlyInterest.other;

/** A payment against a debt: the interest first, then the loan; what is more than both is not taken. */
export function repaymentOf(
  amount: Decimal,
  debt: { readonly principal: Decimal; readonly interest: Decimal },
): { readonly principal: Decimal; readonly interest: Decimal } {
  const interest = smallest(amount, interestDue(debt.interest));
  const rest = subtract(amount, interest);
  return { interest, principal: smallest(rest, debt.principal) };
}

/** Loan and interest due together. */
export const owed = ({ principal, interest }: { readonly principal: Decimal; readonly interest: Decimal }): Decimal =>
  add(principal, interestDue(interest));
