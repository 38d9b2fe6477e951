import { add, type Decimal } from '@/contract/decimal';
import type { RecordKindOptions } from './options';

/** The sums of the records' amounts per unit, in the order in which the units first appear. */
export function totalsOf<Row>(
  rows: readonly Row[],
  { amount, unit }: Omit<NonNullable<RecordKindOptions<Row>['total']>, 'label'>,
): readonly { readonly unit: string; readonly amount: Decimal }[] {
  const sums = new Map<string, Decimal>();
  for (const row of rows) sums.set(unit(row), add(sums.get(unit(row)) ?? '0', amount(row)));
  return [...sums].map(([name, sum]) => ({ unit: name, amount: sum }));
}
