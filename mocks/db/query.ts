/** Values that conditions, sorting and indexes support. */
export type Scalar = string | number | boolean | null | undefined;

/** An inclusive range; either end may be omitted. */
export interface Range<V> {
  readonly from?: V;
  readonly to?: V;
}

/** Names of the fields of `T` usable in conditions, sorting and indexes. */
export type ScalarField<T> = { [F in keyof T]-?: T[F] extends Scalar ? F : never }[keyof T] & string;

/** A condition for one field: a value, any of several, or a range. A field of literal types accepts any number or string; unlisted values match nothing. */
export type Condition<V> = Wide<V> | readonly Wide<V>[] | (NonNullable<V> extends string | number ? Range<NonNullable<Wide<V>>> : never);
type Wide<V> = V extends number ? number : V extends string ? string : V;

/** Conditions that must all hold; `undefined` ones are ignored, so that optional filters can be passed through. */
export type Where<T> = { readonly [F in ScalarField<T>]?: Condition<T[F]> };

/** Sort fields by descending precedence; null and absent come first in `asc`, strings compare by code unit, ties keep the order of insertion. */
export type Sort<T> = readonly (readonly [field: ScalarField<T>, direction: 'asc' | 'desc'])[];

/** `num` counts from 1; a `size` of 0 is an empty page. */
export interface Page {
  readonly num: number;
  readonly size: number;
}

export interface Query<T> {
  readonly where?: Where<T>;
  /** A test that `where` cannot express; it runs after the conditions of `where`. */
  readonly matching?: (record: Readonly<T>) => boolean;
  readonly sort?: Sort<T>;
  /** The page to return; by default the whole list. */
  readonly page?: Page;
}

/** Compares two field values in ascending order, the same on every engine. */
export function compareScalars(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : -1;
  if (b === null || b === undefined) return 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : 1;
  if (typeof a === 'boolean' && typeof b === 'boolean') return a ? 1 : -1;
  return typeof a < typeof b ? -1 : 1;
}

/** Whether a condition names exactly one value, so that an index can answer it. */
export const isExact = (condition: unknown): boolean => condition !== undefined && (typeof condition !== 'object' || condition === null);

/** Converts a condition into a test of the field's value. */
export function conditionTest(condition: unknown): (value: unknown) => boolean {
  if (Array.isArray(condition)) return (value) => condition.includes(value);
  if (!isRange(condition)) return (value) => value === condition;
  const { from, to } = condition;
  return (value) =>
    value !== null &&
    value !== undefined &&
    (from === undefined || compareScalars(value, from) >= 0) &&
    (to === undefined || compareScalars(value, to) <= 0);
}

/** Whether a condition is a range rather than a value; also true for a list of values. */
export const isRange = (condition: unknown): condition is Range<unknown> => typeof condition === 'object' && condition !== null;
