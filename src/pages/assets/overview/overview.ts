import { sumOf, valueOf, type Asset, type Sum } from '@/contract/assets';
import type { AccountType } from '@/contract/capital';
import { add, compare, isZero } from '@/contract/decimal';
import type { AccountResult, Part } from '@/widgets/account-assets';

/** How many coins have their own slice if the others are combined. */
export const maxCoinsShown = 6;

export interface AccountPart extends Part {
  readonly wallet: AccountType;
}

/** A coin across all accounts; null stands for the coins combined in the last slice. */
export interface CoinPart extends Part {
  readonly coin: Pick<Asset, 'coinId' | 'coinName'> | null;
}

/** Balances of all accounts; both lists add up to the total exactly. */
export interface Overview {
  readonly total: Sum;
  readonly byAccount: readonly AccountPart[];
  /** By descending value; coins without a value are omitted. */
  readonly byCoin: readonly CoinPart[];
  /** Accounts that failed to load and are missing from the total. */
  readonly failed: readonly AccountType[];
  /** Accounts that failed to refresh and are included with their last known balances. */
  readonly stale: readonly AccountType[];
}

/** Combines the accounts; null until each is loaded or has failed, and if all failed. */
export function overviewOf(accounts: readonly AccountResult[]): Overview | null {
  const withError = (hasAssets: boolean) =>
    accounts.filter(({ assets, error }) => error !== null && (assets !== null) === hasAssets).map(({ wallet }) => wallet);
  const failed = withError(false);
  const loaded = accounts.flatMap(({ wallet, assets }) => (assets ? [{ wallet, list: assets.list }] : []));
  if (loaded.length === 0 || loaded.length + failed.length < accounts.length) return null;
  const { usdt, isPartial } = sumOf(loaded.flatMap(({ list }) => list.map(valueOf)));
  return {
    total: { usdt, isPartial: isPartial || failed.length > 0 },
    byAccount: loaded.map(({ wallet, list }) => ({ wallet, usdt: sumOf(list.map(valueOf)).usdt })),
    byCoin: byCoin(loaded.flatMap(({ list }) => list)),
    failed,
    stale: withError(true),
  };
}

function byCoin(list: readonly Asset[]): readonly CoinPart[] {
  const sums = new Map<number | null, CoinPart>();
  for (const asset of list) {
    const before = sums.get(asset.coinId)?.usdt ?? '0';
    sums.set(asset.coinId, { coin: asset, usdt: add(before, valueOf(asset) ?? '0') });
  }
  const parts = [...sums.values()].filter(({ usdt }) => !isZero(usdt)).toSorted((one, other) => compare(other.usdt, one.usdt));
  if (parts.length <= maxCoinsShown + 1) return parts;
  const others = parts.slice(maxCoinsShown);
  return [...parts.slice(0, maxCoinsShown), { coin: null, usdt: add(...others.map(({ usdt }) => usdt)) }];
}
