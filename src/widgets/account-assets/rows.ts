import { isSmallBalance, netAmountOf, sumOf, valueOf, type Asset } from '@/contract/assets';
import { compare, type Decimal } from '@/contract/decimal';
import type { Sort } from '@/ui/Table/column';
import { shownParts } from './parts';
import type { ValueUnit } from './unit';

/** A coin of an account as displayed in the list. */
export interface AssetRow extends Asset {
  /** The net amount owned, in the coin; null if unknown. */
  readonly owned: Decimal | null;
  /** The value in the unit, rounded so that all rows of the account add up to its total; null if unknown. */
  readonly value: Decimal | null;
}

/** The filters and the order of the rows. */
export interface RowChoice {
  readonly keyword: string;
  readonly hidesSmall: boolean;
  /** Null for the highest value first. */
  readonly sort: Sort | null;
}

/** The filtered and sorted rows of an account; filtering does not change the displayed values. */
export function assetRows(list: readonly Asset[], unit: ValueUnit, { keyword, hidesSmall, sort }: RowChoice): readonly AssetRow[] {
  const priced = list.flatMap((asset) => {
    const usdt = valueOf(asset);
    return usdt === null ? [] : [{ asset, usdt }];
  });
  const values = new Map(shownParts(priced, sumOf(priced.map(({ usdt }) => usdt)), unit).map(({ asset, value }) => [asset, value]));
  const searchText = keyword.trim().toLowerCase();
  const { column, direction } = sort ?? byValue;
  const order = orders[column] ?? orders.value;
  return list
    .filter((asset) => !(hidesSmall && isSmallBalance(asset)))
    .filter(({ coinName, name }) => [coinName, name].some((text) => text.toLowerCase().includes(searchText)))
    .map((asset): AssetRow => ({ ...asset, owned: netAmountOf(asset), value: values.get(asset) ?? null }))
    .toSorted((one, other) => (direction === 'ascending' ? order(one, other) : order(other, one)));
}

const byValue: Sort = { column: 'value', direction: 'descending' };
type Order = (one: AssetRow, other: AssetRow) => number;
const byAmount =
  (amountOf: (row: AssetRow) => Decimal | null): Order =>
  (one, other) => {
    const [a, b] = [amountOf(one), amountOf(other)];
    // Unknown values rank below known ones.
    if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
    return compare(a, b);
  };
const orders: Readonly<Record<string, Order>> & { readonly value: Order } = {
  coin: (one, other) => one.coinName.localeCompare(other.coinName, 'en'),
  owned: byAmount(({ owned }) => owned),
  available: byAmount(({ available }) => available),
  value: byAmount(({ value }) => value),
};
