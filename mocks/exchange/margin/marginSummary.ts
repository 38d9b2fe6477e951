import { add, compare, divide, isZero, largest, multiply, roundUp, smallest, subtract, truncate, type Decimal } from '@/contract/decimal';
import {
  borrowable,
  hourlyRate,
  interestDue,
  interestOfHour,
  marginLevelsOf,
  liquidationPrice,
  totalDebtOf,
  riskOf,
  riskRatio,
  tierFor,
  transferOutLevel,
  type MarginAsset,
  type PairAmounts,
  type AccountValue,
} from '@/contract/margin';
import type { MarginContext } from './context';
import { coinByName, pairById } from '../markets';
import { tradeIdOf } from '../posting';
import { digitsOf } from '../spot/terms';
import { coinName, coinsOf, ledgerAccountOf, type MarginAccount } from './account';
import { withAccruedInterest } from './interest';
import { marginTiersOf, shownLevels, type MarginTier } from './marginTiers';
import type { StoredDebt } from './records';

/** Decimals of totals, and of amounts that can be borrowed or transferred. */
const precision = 8;

/** The valuation, risk and limits of a margin account. */
export interface MarginSummary {
  debtsOf(margin: MarginAccount): readonly Readonly<StoredDebt>[];
  /** The price of a coin in the coin that totals are counted in: the pair's quote, or USDT. */
  price(margin: MarginAccount, coinId: number): Decimal;
  value(margin: MarginAccount): AccountValue;
  /** The borrowing tier that the current debts fall into. */
  tier(margin: MarginAccount): MarginTier;
  /** Whether `amount` more can be borrowed. */
  canBorrow(margin: MarginAccount, coinId: number, amount: Decimal): boolean;
  /** How much of a coin may leave: all that is available without debts, otherwise as much as leaves assets of twice the debts. */
  transferable(margin: MarginAccount, coinId: number): Decimal;
  /** The price at which an isolated account reaches a level, including the interest of `interestHours` more hours. */
  priceAtLevel(margin: MarginAccount, level: Decimal, interestHours?: number): ReturnType<typeof liquidationPrice>;
  /** The current liquidation price of an isolated account, rounded to the first tick that reaches it; null if there is none. */
  liquidationPrice(margin: MarginAccount): Decimal | null;
  /** A coin of the account, as shown to its owner. */
  asset(margin: MarginAccount, coinId: number): MarginAsset;
  /** The totals of the account, as shown to its owner. */
  totals(margin: MarginAccount): Totals;
}

interface Totals {
  readonly riskRatio: Decimal | null;
  readonly riskState: ReturnType<typeof riskOf>;
  readonly totalAsset: Decimal;
  readonly totalDebt: Decimal;
  readonly netAsset: Decimal;
  readonly initialLevel: Decimal;
  readonly warningLevel: Decimal;
  readonly liquidationLevel: Decimal;
}

export function createMarginSummary({ db, ledger, market, now }: Pick<MarginContext, 'db' | 'ledger' | 'market' | 'now'>): MarginSummary {
  const debtsOf: MarginSummary['debtsOf'] = ({ owner, wallet, tradeId }) =>
    db.marginDebts.find({ where: { owner, wallet, tradeId } }).list.map((debt) => withAccruedInterest(debt, now()));
  const price: MarginSummary['price'] = ({ tradeId }, coinId) => {
    const pair = tradeId === null ? undefined : pairById.get(tradeId);
    if (!pair || tradeId === null) return market.usdt(coinName(coinId), now());
    return coinId === coinByName(pair.base).coinId ? market.price(tradeId, now()) : '1';
  };
  const holdingsIn = (margin: MarginAccount) => {
    const pair = tradeIdOf(ledgerAccountOf(margin));
    return ledger.holdings(margin.owner, margin.wallet).filter(({ account }) => tradeIdOf(account) === pair);
  };
  const value: MarginSummary['value'] = (margin) => ({
    assets: add(...holdingsIn(margin).map(({ coinId, available, frozen }) => multiply(add(available, frozen), price(margin, coinId)))),
    debts: add(...debtsOf(margin).map((debt) => multiply(totalDebtOf(debt), price(margin, debt.coinId)))),
  });
  const borrowedOf = (margin: MarginAccount) => new Map(debtsOf(margin).map((debt) => [debt.coinId, debt.principal]));
  const tier: MarginSummary['tier'] = (margin) => {
    const tiers = marginTiersOf(margin);
    return tierFor(tiers, borrowedOf(margin)) ?? tiers.at(-1) ?? { leverage: 1, limits: new Map() };
  };
  const transferable: MarginSummary['transferable'] = (margin, coinId) => {
    const { available } = ledger.balance(ledgerAccountOf(margin), coinId);
    const { assets, debts } = value(margin);
    if (isZero(debts)) return available;
    const spare = divide(subtract(assets, multiply(debts, transferOutLevel)), price(margin, coinId), precision);
    return largest('0', smallest(available, spare));
  };
  const borrowAble = (margin: MarginAccount, coinId: number): Decimal => {
    const borrowed = borrowedOf(margin);
    const before = borrowed.get(coinId) ?? '0';
    borrowed.delete(coinId);
    const current = value(margin);
    // A tier whose limits are exceeded by debts in other coins lends nothing, whatever its limit for this coin.
    const openTiers = marginTiersOf(margin).filter((each) => tierFor([each], borrowed));
    const max = openTiers.map(({ leverage, limits }) =>
      smallest(
        subtract(limits.get(coinId) ?? '0', before),
        divide(borrowable(current, marginLevelsOf(leverage)), price(margin, coinId), precision),
      ),
    );
    return truncate(largest('0', ...max), precision);
  };

  const priceAtLevel: MarginSummary['priceAtLevel'] = (margin, level, interestHours = 0) => {
    const [base = 0, quote = 0] = coinsOf(margin);
    const amountsOf = (amountOf: (coinId: number) => Decimal): PairAmounts => ({ base: amountOf(base), quote: amountOf(quote) });
    const debts = new Map(
      debtsOf(margin).map((debt) => {
        const interest = multiply(interestOfHour(coinName(debt.coinId), debt.principal), String(interestHours));
        return [debt.coinId, add(totalDebtOf(debt), interest)];
      }),
    );
    const holdings = amountsOf((coinId) => {
      const { available, frozen } = ledger.balance(ledgerAccountOf(margin), coinId);
      return add(available, frozen);
    });
    return liquidationPrice(
      holdings,
      amountsOf((coinId) => debts.get(coinId) ?? '0'),
      level,
    );
  };

  return {
    debtsOf,
    price,
    value,
    tier,
    transferable,
    canBorrow: (margin, coinId, amount) => {
      const borrowed = borrowedOf(margin);
      borrowed.set(coinId, add(borrowed.get(coinId) ?? '0', amount));
      const after = tierFor(marginTiersOf(margin), borrowed);
      if (!after) return false;
      const { assets, debts } = value(margin);
      const loan = multiply(amount, price(margin, coinId));
      return compare(add(assets, loan), multiply(add(debts, loan), marginLevelsOf(after.leverage).initial)) >= 0;
    },
    priceAtLevel,
    liquidationPrice: (margin) => {
      const target = priceAtLevel(margin, marginLevelsOf(tier(margin).leverage).liquidation);
      if (target === null || margin.tradeId === null) return null;
      const round = target.direction === 'below' ? truncate : roundUp;
      return round(target.price, digitsOf(margin.tradeId).price);
    },
    asset: (margin, coinId) => {
      const { available, frozen } = ledger.balance(ledgerAccountOf(margin), coinId);
      const debt = debtsOf(margin).find((each) => each.coinId === coinId);
      return {
        coinId,
        coinName: coinName(coinId),
        available,
        frozen,
        borrowed: debt?.principal ?? '0',
        interest: interestDue(debt?.interest ?? '0'),
        borrowAble: borrowAble(margin, coinId),
        transferOutAble: transferable(margin, coinId),
        hourlyRate: hourlyRate(coinName(coinId)),
        price: price(margin, coinId),
      };
    },
    totals: (margin) => {
      const current = value(margin);
      const { leverage } = tier(margin);
      return {
        riskRatio: riskRatio(current),
        riskState: riskOf(current, marginLevelsOf(leverage)),
        totalAsset: truncate(current.assets, precision),
        totalDebt: truncate(current.debts, precision),
        netAsset: truncate(subtract(current.assets, current.debts), precision),
        ...shownLevels(leverage),
      };
    },
  };
}
