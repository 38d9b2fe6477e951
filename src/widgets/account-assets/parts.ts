import { apportion, type Sum } from '@/contract/assets';
import { add, largest, sharePercent, type Decimal } from '@/contract/decimal';
import type { ValueUnit } from './unit';

/** A part of a total, in exact USDT. */
export interface Part {
  readonly usdt: Decimal;
}

/** A part as displayed. */
export type ShownPart<P extends Part> = P & {
  /** The value in the unit, rounded so that the parts add up to the displayed total; null while a rate is unknown. */
  readonly value: Decimal | null;
  /** The share of all positive parts, from 0 to 100. */
  readonly percent: Decimal;
};

/** A total in a unit as displayed; null while a rate is unknown. */
export function shownTotal({ usdt }: Pick<Sum, 'usdt'>, unit: ValueUnit): Decimal | null {
  const value = unit.fromUsdt(usdt);
  return value === null ? null : unit.round(value);
}

/** The parts of a total in a unit, with their shares. */
export function shownParts<P extends Part>(
  parts: readonly P[],
  { usdt: total }: Pick<Sum, 'usdt'>,
  unit: ValueUnit,
): readonly ShownPart<P>[] {
  const totalInUnit = unit.fromUsdt(total);
  const values = parts.flatMap(({ usdt }) => unit.fromUsdt(usdt) ?? []);
  const rounded = totalInUnit === null || values.length < parts.length ? null : apportion(unit.round(totalInUnit), values, unit.decimals);
  const positiveTotal = add(...parts.map(({ usdt }) => largest(usdt, '0')));
  return parts.map((part, index) => ({
    ...part,
    value: rounded?.[index] ?? null,
    percent: sharePercent(largest(part.usdt, '0'), positiveTotal),
  }));
}
