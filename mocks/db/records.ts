import * as z from 'zod/mini';
import { acceptorOf } from './acceptor';
import { fieldOf } from './bucket';
import { DbError, pathText } from './error';
import type { RecordLocation } from './error';
import { isPlainObject } from './plainObject';

/**
 * Validates a record against its schema and returns a deeply frozen copy; parts shared with `stored`, the stored record it replaces, are neither
 * validated nor copied again. Throws a DbError for a missing, unknown, ill-typed or non-plain field.
 */
export function checkedRecord<T extends object>(
  schema: z.core.$ZodType<T>,
  candidate: unknown,
  locationOf: () => RecordLocation,
  stored?: T,
): T {
  if (acceptorOf(schema)(candidate, stored)) return frozenCopy(candidate, [], locationOf, stored);
  const location = locationOf();
  const result = z.safeParse(schema, candidate);
  if (!result.success) {
    const issue = result.error.issues[0];
    const path = issue?.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : (issue?.path ?? []);
    throw new DbError({ ...location, field: pathText(path) }, issue === undefined ? 'does not fit the schema' : reason(issue, candidate));
  }
  const strippedPath = strippedField(candidate, result.data, []);
  if (strippedPath !== null) throw new DbError({ ...location, field: pathText(strippedPath) }, 'is not in the schema');
  return frozenCopy(result.data, [], locationOf);
}

/** A deeply frozen copy of plain JSON data; omits `undefined` fields and reuses those shared with the frozen `stored`. */
function frozenCopy<V>(value: V, path: readonly PropertyKey[], locationOf: () => RecordLocation, stored?: object): V {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new DbError({ ...locationOf(), field: pathText(path) }, `${value} is not plain data`);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  // The copy has the shape of the original; TypeScript cannot infer that field by field.
  if (Array.isArray(value)) return Object.freeze(value.map((item, index) => frozenCopy(item, [...path, index], locationOf))) as V;
  if (!isPlainObject(value))
    throw new DbError({ ...locationOf(), field: pathText(path) }, `${Object.prototype.toString.call(value)} is not plain data`);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const field = value[name];
    if (field === undefined) continue;
    const isKept = isScalar(field) || (stored !== undefined && fieldOf(stored, name) === field);
    const copied = isKept ? field : frozenCopy(field, [...path, name], locationOf);
    if (name === '__proto__') Object.defineProperty(copy, name, { value: copied, enumerable: true });
    else copy[name] = copied;
  }
  return Object.freeze(copy) as V;
}

/** The path of the first field of `input` that is missing in `output`, as a stripping schema would silently drop it; null if none is. */
function strippedField(input: unknown, output: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] | null {
  if (Array.isArray(input) && Array.isArray(output)) {
    for (let index = 0; index < input.length; index++) {
      const strippedPath = isScalar(input[index]) ? null : strippedField(input[index], output[index], [...path, index]);
      if (strippedPath !== null) return strippedPath;
    }
    return null;
  }
  if (!isPlainObject(input) || !isPlainObject(output)) return null;
  for (const name of Object.keys(input)) {
    const field = input[name];
    if (field === undefined) continue;
    if (!Object.hasOwn(output, name)) return [...path, name];
    const strippedPath = isScalar(field) ? null : strippedField(field, output[name], [...path, name]);
    if (strippedPath !== null) return strippedPath;
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
