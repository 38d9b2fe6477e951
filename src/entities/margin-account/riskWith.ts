import { add, isZero, multiplyKnown, type Decimal } from '@/contract/decimal';
import { owed, riskOf, riskRatio, riskState, tierFor, type BorrowTier, type MarginAsset, type RiskState } from '@/contract/margin';
import type { MarginAccount } from './account';

/** How far assets cover debts, null without debt, and the level on which that is; null where it is not known. */
export interface Risk {
  readonly ratio: Decimal | null;
  readonly state: RiskState | null;
}

export const unknownRisk: Risk = { ratio: null, state: null };

/** By how much the amounts of a coin of the account grow; below zero they shrink. */
export interface AssetChange {
  readonly coinId: number;
  readonly available: Decimal;
  readonly borrowed: Decimal;
  readonly interest: Decimal;
}

/**
 * How safe an account would be after a change, by the rule of the exchange; unknown where the price of one of its coins is.
 * What a pair owes decides on its tier, and so on its levels: `tiers` are those of the pair, null on cross margin or while not known.
 */
export function riskWith(account: MarginAccount, change: AssetChange, tiers: readonly BorrowTier[] | null): Risk {
  const assets = account.assets.map((asset) => (asset.coinId === change.coinId ? changed(asset, change) : asset));
  const held = worthOf(assets, ({ available, frozen }) => add(available, frozen));
  const debts = worthOf(assets, debtOf);
  if (held === null || debts === null) return unknownRisk;
  const value = { assets: held, debts };
  if (isZero(debts)) return { ratio: null, state: riskState.noDebt };
  const { initialLevel: initial, warningLevel: warning, liquidationLevel: liquidation } = levelsAfter(account, assets, tiers);
  const isKnown = initial !== null && warning !== null && liquidation !== null;
  return { ratio: riskRatio(value), state: isKnown ? riskOf(value, { initial, warning, liquidation }) : null };
}

const changed = (asset: MarginAsset, { available, borrowed, interest }: AssetChange): MarginAsset => ({
  ...asset,
  available: add(asset.available, available),
  borrowed: add(asset.borrowed, borrowed),
  interest: add(asset.interest, interest),
});

const debtOf = ({ borrowed, interest }: MarginAsset): Decimal => owed({ principal: borrowed, interest });

/** The worth of one amount of each coin, all added up; null where a price is lacking. */
function worthOf(assets: readonly MarginAsset[], amountOf: (asset: MarginAsset) => Decimal): Decimal | null {
  const parts = assets.map((asset) => ({ amount: amountOf(asset), price: asset.price })).filter(({ amount }) => !isZero(amount));
  const worths = parts.flatMap(({ amount, price }) => multiplyKnown(amount, price) ?? []);
  return worths.length === parts.length ? add(...worths) : null;
}

const noLevels = { initialLevel: null, warningLevel: null, liquidationLevel: null };

/** The levels under which the account then stands: those of cross margin are the same for every debt, beyond all limits of a pair its last tier counts. */
function levelsAfter(
  account: MarginAccount,
  assets: readonly MarginAsset[],
  tiers: readonly BorrowTier[] | null,
): Pick<MarginAccount, 'initialLevel' | 'warningLevel' | 'liquidationLevel'> {
  if (account.tradeId === null) return account;
  const [base, quote] = assets;
  if (!base || !quote || tiers === null) return noLevels;
  const limited = tiers.map((tier) => ({
    ...tier,
    limits: new Map([
      [base.coinId, tier.baseLimit],
      [quote.coinId, tier.quoteLimit],
    ]),
  }));
  return tierFor(limited, new Map(assets.map(({ coinId, borrowed }) => [coinId, borrowed]))) ?? limited.at(-1) ?? noLevels;
}
