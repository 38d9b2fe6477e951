import * as z from 'zod/mini';
import { acceptorOf } from './acceptor';
import { fieldOf } from './bucket';
import { DbError, pathText } from './error';
import type { Place } from './error';
import { isPlainObject } from './plainObject';

/**
 * Validates a record against its schema and returns a deeply frozen copy; parts shared with `known`, the stored record it replaces, are neither
 * validated nor copied again. Throws a DbError for a missing, unknown, ill-typed or non-plain field.
 */
export function checkedRecord<T extends object>(schema: z.core.$ZodType<T>, candidate: unknown, placeOf: () => Place, known?: T): T {
  if (acceptorOf(schema)(candidate, known)) return frozenCopy(candidate, [], placeOf, known);
  const place = placeOf();
  const result = z.safeParse(schema, candidate);
  if (!result.success) {
    const issue = result.error.issues[0];
    const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : (issue?.path ?? []);
    throw new DbError({ ...place, field: pathText(path) }, issue === undefined ? 'does not fit the schema' : reason(issue, candidate));
  }
  const lost = strippedField(candidate, result.data, []);
  if (lost !== null) throw new DbError({ ...place, field: pathText(lost) }, 'is not in the schema');
  return frozenCopy(result.data, [], placeOf);
}

/** A deeply frozen copy of plain JSON data; omits `undefined` fields and reuses those shared with the frozen `known`. */
function frozenCopy<V>(value: V, path: readonly PropertyKey[], placeOf: () => Place, known?: object): V {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new DbError({ ...placeOf(), field: pathText(path) }, `${value} is not plain data`);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  // The copy has the shape of the original; TypeScript cannot infer that field by field.
  if (Array.isArray(value)) return Object.freeze(value.map((item, index) => frozenCopy(item, [...path, index], placeOf))) as V;
  if (!isPlainObject(value))
    throw new DbError({ ...placeOf(), field: pathText(path) }, `${Object.prototype.toString.call(value)} is not plain data`);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const field = value[name];
    if (field === undefined) continue;
    const isKept = isScalar(field) || (known !== undefined && fieldOf(known, name) === field);
    const copied = isKept ? field : frozenCopy(field, [...path, name], placeOf);
    if (name === '__proto__') Object.defineProperty(copy, name, { value: copied, enumerable: true });
    else copy[name] = copied;
  }
  return Object.freeze(copy) as V;
}

/** The path of the first field of `given` that is missing in `kept`, as a stripping schema would silently drop it; null if none is. */
function strippedField(given: unknown, kept: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] | null {
  if (Array.isArray(given) && Array.isArray(kept)) {
    for (let index = 0; index < given.length; index++) {
      const lost = isScalar(given[index]) ? null : strippedField(given[index], kept[index], [...path, index]);
      if (lost !== null) return lost;
    }
    return null;
  }
  if (!isPlainObject(given) || !isPlainObject(kept)) return null;
  for (const name of Object.keys(given)) {
    const field = given[name];
    if (field === undefined) continue;
    if (!Object.hasOwn(kept, name)) return [...path, name];
    const lost = isScalar(field) ? null : strippedField(field, kept[name], [...path, name]);
    if (lost !== null) return lost;
  }
  return null;
}

function reason(issue: z.core.$ZodIssue, candidate: unknown): string {
  const found = issue.path.reduce<unknown>((value, step) => (isIndexable(value) ? value[step] : undefined), candidate);
  if (issue.code === 'unrecognized_keys') return 'is not in the schema';
  if (found === undefined) return 'is missing';
  const expected =
    issue.code === 'invalid_type'
      ? `: expected ${issue.expected}`
      : issue.code === 'invalid_value'
        ? `: expected one of ${issue.values.map(String).join(', ')}`
        : '';
  return `${abbreviate(found)} is not valid${expected}`;
}

function abbreviate(value: unknown): string {
  const text = (typeof value === 'number' ? undefined : JSON.stringify(value)) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
const isIndexable = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;
