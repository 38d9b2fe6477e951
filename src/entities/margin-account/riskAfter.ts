import { add, isZero, multiplyNullable, type Decimal } from '@/contract/decimal';
import { totalDebtOf, riskOf, riskRatio, riskState, tierFor, type BorrowTier, type MarginAsset, type RiskState } from '@/contract/margin';
import type { MarginAccount } from './account';

/** The ratio of assets to debts, null without debt, and its risk level; null while unknown. */
export interface Risk {
  readonly ratio: Decimal | null;
  readonly state: RiskState | null;
}

export const unknownRisk: Risk = { ratio: null, state: null };

/** Changes to the amounts of one coin of the account; negative values reduce them. */
export interface AssetChange {
  readonly coinId: number;
  readonly available: Decimal;
  readonly borrowed: Decimal;
  readonly interest: Decimal;
}

/**
 * The risk of an account after a change, calculated as the exchange calculates it; unknown if the price of a coin it holds or owes is unknown.
 * The debt of an isolated account determines its tier, and thus its levels: `tiers` are those of the pair, null on cross margin or while unknown.
 */
export function riskAfter(account: MarginAccount, change: AssetChange, tiers: readonly BorrowTier[] | null): Risk {
  const assets = account.assets.map((asset) => (asset.coinId === change.coinId ? applyChange(asset, change) : asset));
  const assetValue = totalValueOf(assets, ({ available, frozen }) => add(available, frozen));
  const debts = totalValueOf(assets, debtOf);
  if (assetValue === null || debts === null) return unknownRisk;
  const value = { assets: assetValue, debts };
  if (isZero(debts)) return { ratio: null, state: riskState.noDebt };
  const { initialLevel: initial, warningLevel: warning, liquidationLevel: liquidation } = levelsAfter(account, assets, tiers);
  const isKnown = initial !== null && warning !== null && liquidation !== null;
  return { ratio: riskRatio(value), state: isKnown ? riskOf(value, { initial, warning, liquidation }) : null };
}

const applyChange = (asset: MarginAsset, { available, borrowed, interest }: AssetChange): MarginAsset => ({
  ...asset,
  available: add(asset.available, available),
  borrowed: add(asset.borrowed, borrowed),
  interest: add(asset.interest, interest),
});

const debtOf = ({ borrowed, interest }: MarginAsset): Decimal => totalDebtOf({ principal: borrowed, interest });

/** The total value of one amount per coin; null if a price is missing. */
function totalValueOf(assets: readonly MarginAsset[], amountOf: (asset: MarginAsset) => Decimal): Decimal | null {
  const parts = assets.map((asset) => ({ amount: amountOf(asset), price: asset.price })).filter(({ amount }) => !isZero(amount));
  const values = parts.flatMap(({ amount, price }) => multiplyNullable(amount, price) ?? []);
  return values.length === parts.length ? add(...values) : null;
}

const noLevels = { initialLevel: null, warningLevel: null, liquidationLevel: null };

/** The levels of the account after the change: fixed for cross margin, otherwise those of its tier; beyond all limits the last tier applies. */
function levelsAfter(
  account: MarginAccount,
  assets: readonly MarginAsset[],
  tiers: readonly BorrowTier[] | null,
): Pick<MarginAccount, 'initialLevel' | 'warningLevel' | 'liquidationLevel'> {
  if (account.tradeId === null) return account;
  const [base, quote] = assets;
  if (!base || !quote || tiers === null) return noLevels;
  const tiersWithLimits = tiers.map((tier) => ({
    ...tier,
    limits: new Map([
      [base.coinId, tier.baseLimit],
      [quote.coinId, tier.quoteLimit],
    ]),
  }));
  return tierFor(tiersWithLimits, new Map(assets.map(({ coinId, borrowed }) => [coinId, borrowed]))) ?? tiersWithLimits.at(-1) ?? noLevels;
}
