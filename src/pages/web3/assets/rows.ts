import { compare, isGreater, type Decimal } from '@/contract/decimal';
import { smallBalanceThreshold, valueOf, type Web3ChainListEntry } from '@/contract/web3';
import type { Sort } from '@/ui/Table/column';

/** A token balance with its value in USDT. */
export interface AssetRow extends Web3ChainListEntry {
  readonly value: Decimal;
}

/** Filters and order of the rows. */
export interface RowFilters {
  /** Chain index of the network; empty for all. */
  readonly chainIndex: string;
  readonly hidesSmall: boolean;
  readonly keyword: string;
  /** Null sorts by descending value. */
  readonly sort: Sort | null;
}

/** Filters and sorts the rows. Balances worth less than `smallBalanceThreshold` count as small, including those without a price. */
export function rowsOf(entries: readonly Web3ChainListEntry[], { chainIndex, hidesSmall, keyword, sort }: RowFilters): readonly AssetRow[] {
  const wanted = keyword.trim().toLowerCase();
  const matches = (row: AssetRow) =>
    (chainIndex === '' || row.chainIndex === chainIndex) &&
    !(hidesSmall && isGreater(smallBalanceThreshold, row.value)) &&
    [row.symbol, row.name, row.tokenAddress].some((text) => text.toLowerCase().includes(wanted));
  const { column, direction } = sort ?? byValue;
  const order = comparators[column] ?? comparators.value;
  const rows = entries.map((entry) => ({ ...entry, value: valueOf(entry) })).filter(matches);
  return rows.toSorted((one, other) => (direction === 'ascending' ? order(one, other) : order(other, one)));
}

const byValue: Sort = { column: 'value', direction: 'descending' };
type Comparator = (one: AssetRow, other: AssetRow) => number;
const comparators: Readonly<Record<string, Comparator>> & { readonly value: Comparator } = {
  token: (one, other) => one.symbol.localeCompare(other.symbol, 'en'),
  price: (one, other) => compare(one.tokenPrice, other.tokenPrice),
  balance: (one, other) => compare(one.balance, other.balance),
  value: (one, other) => compare(one.value, other.value),
};
