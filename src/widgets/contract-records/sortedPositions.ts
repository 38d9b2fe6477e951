import { compare, type Decimal } from '@/contract/decimal';
import { contractName, valueOf, type Position } from '@/contract/swap';
import type { Sort } from '@/ui/Table/column';

/** The sort value of each column; positions without one come last. */
const sortValues: Readonly<Record<string, (position: Position) => Decimal | null>> = {
  size: ({ amount }) => amount,
  value: ({ contractCode, amount, markPrice }) => valueOf(contractCode, amount, markPrice),
  entry: ({ entryPrice }) => entryPrice,
  mark: ({ markPrice }) => markPrice,
  liquidation: ({ liquidationPrice }) => liquidationPrice,
  margin: ({ margin }) => margin,
  ratio: ({ marginRate }) => marginRate,
  pnl: ({ unrealised }) => unrealised,
  realised: ({ realised }) => realised,
  deleverage: ({ deleverageLevel }) => (deleverageLevel === null ? null : String(deleverageLevel)),
  exit: ({ takeProfitPrice, stopLossPrice }) => takeProfitPrice ?? stopLossPrice,
};

export const isSortable = (column: string): boolean => column === 'contract' || Object.hasOwn(sortValues, column);

/** Sorts positions by a column; keeps their order if none is selected. */
export function sortedPositions(positions: readonly Position[], sort: Sort | null): readonly Position[] {
  if (sort === null) return positions;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sortValue = sortValues[sort.column];
  if (!sortValue)
    return positions.toSorted((a, b) => sign * contractName(a.contractCode).localeCompare(contractName(b.contractCode), 'en'));
  return positions.toSorted((a, b) => {
    const [first, second] = [sortValue(a), sortValue(b)];
    if (first === null) return second === null ? 0 : 1;
    return second === null ? -1 : sign * compare(first, second);
  });
}
