import type { Json } from './calls';

/** The values a field is corrupted with; undefined removes it. */
export const oddities: readonly (Json | undefined)[] = [undefined, null, -7.5, 'odd', [], { odd: true }];

/** The names and indices on the way to a field. */
export type FieldPath = readonly string[];
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Every field of a value, including those of rows. */
export function fieldsOf(value: Json, within: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]): FieldPath[] => {
    const path = [...within, name];
    return [...(isList(value) ? [] : [path]), ...fieldsOf(item, path)];
  });
}

/** The value with the content at `path` replaced, or removed if it becomes undefined. */
export function replaceAt(value: Json, [name, ...rest]: FieldPath, next: (before: Json) => Json | undefined): Json | undefined {
  if (name === undefined) return next(value);
  if (isList(value)) return value.flatMap((item, index) => (String(index) === name ? (replaceAt(item, rest, next) ?? []) : [item]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const after = key === name ? replaceAt(item, rest, next) : item;
      return after === undefined ? [] : [[key, after]];
    }),
  );
}

/** The value without the innermost row that contains a field; unchanged if no row does. */
export function withoutRow(value: Json, path: FieldPath): Json | undefined {
  const row = path.findLastIndex((name) => /^\d+$/.test(name));
  return row < 0 ? value : replaceAt(value, path.slice(0, row + 1), () => undefined);
}

/** The path of a field without row indices. */
export const pathWithoutIndices = (path: FieldPath): string => path.filter((name) => !/^\d+$/.test(name)).join('.');
