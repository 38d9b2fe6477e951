import type { Json } from './calls';

/** How one field is spoilt; undefined drops it. */
export const oddities: readonly (Json | undefined)[] = [undefined, null, -7.5, 'odd', [], { odd: true }];

/** The names and indices that lead to a field. */
export type FieldPath = readonly string[];
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Every field of a value, those of rows included. */
export function fieldsOf(value: Json, within: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]): FieldPath[] => {
    const path = [...within, name];
    return [...(isList(value) ? [] : [path]), ...fieldsOf(item, path)];
  });
}

/** The value with what stands at `path` replaced, or dropped where it becomes undefined. */
export function replaced(value: Json, [name, ...rest]: FieldPath, next: (before: Json) => Json | undefined): Json | undefined {
  if (name === undefined) return next(value);
  if (isList(value)) return value.flatMap((item, index) => (String(index) === name ? (replaced(item, rest, next) ?? []) : [item]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const after = key === name ? replaced(item, rest, next) : item;
      return after === undefined ? [] : [[key, after]];
    }),
  );
}

/** The value without the row that a field stands in, the innermost one; the value itself where it stands in none. */
export function withoutRow(value: Json, path: FieldPath): Json | undefined {
  const row = path.findLastIndex((name) => /^\d+$/.test(name));
  return row < 0 ? value : replaced(value, path.slice(0, row + 1), () => undefined);
}

/** A field without the indices of its rows. */
export const placeOf = (path: FieldPath): string => path.filter((name) => !/^\d+$/.test(name)).join('.');
