import * as z from 'zod/mini';
import { fallbacks } from '@/contract/lenient';

/** A deviation of a response from its schema. */
export interface Deviation {
  /** Path of the field in the response. */
  readonly path: readonly PropertyKey[];
  readonly expected: string;
}

/** The readable data of a response and its deviations from the contract; `isReadable` is false if no data can be used. */
export type ReadResult =
  | { readonly isReadable: true; readonly data: unknown; readonly deviations: readonly Deviation[] }
  | { readonly isReadable: false; readonly deviations: readonly [Deviation, ...Deviation[]] };

/**
 * Reads a response so that an invalid field only loses itself: invalid rows are omitted, an invalid field gets its fallback (`lenient`) or, if optional, is omitted.
 * Without either it invalidates its object. A list without a valid row is unreadable, and so is an object of several invalid fields and no valid one.
 */
export function parseLenient(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[] = []): ReadResult {
  const strict = z.safeParse(schema, value);
  if (strict.success) return { isReadable: true, data: strict.data, deviations: [] };
  if (isWrapper(schema) && value !== undefined && value !== null) return parseLenient(schema._zod.def.innerType, value, path);
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) return readRows(schema._zod.def.element, value, path);
  if (schema instanceof z.core.$ZodObject && isRecord(value)) return readFields(schema._zod.def.shape, value, path);
  const [issue] = strict.error.issues;
  return { isReadable: false, deviations: [{ path: [...path, ...(issue?.path ?? [])], expected: issue?.message ?? 'another shape' }] };
}

/** Lists from which invalid rows were omitted. */
const partialLists = new WeakSet<readonly unknown[]>();

/** Whether invalid rows were omitted from a list, so that a missing entry may still exist. */
export const isPartial = (list: readonly unknown[]): boolean => partialLists.has(list);

function readRows(row: z.core.$ZodType, values: readonly unknown[], path: readonly PropertyKey[]): ReadResult {
  const readings = values.map((value, index) => parseLenient(row, value, [...path, index]));
  const [first, ...rest] = readings.flatMap(({ deviations }) => deviations);
  if (first && !readings.some(({ isReadable }) => isReadable)) return { isReadable: false, deviations: [first, ...rest] };
  const data = readings.flatMap((reading) => (reading.isReadable ? [reading.data] : []));
  if (data.length < values.length) partialLists.add(data);
  return { isReadable: true, data, deviations: first ? [first, ...rest] : [] };
}

function readFields(shape: z.core.$ZodShape, values: Readonly<Record<string, unknown>>, path: readonly PropertyKey[]): ReadResult {
  const fields: [string, unknown][] = [];
  const deviations: Deviation[] = [];
  let hasValidField = false;
  let invalidCount = 0;
  for (const [name, field] of Object.entries(shape)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const reading = parseLenient(field, value, [...path, name]);
    deviations.push(...reading.deviations);
    if (reading.isReadable) {
      if (reading.data === undefined) continue;
      hasValidField = true;
      fields.push([name, reading.data]);
      continue;
    }
    invalidCount += 1;
    const fallback = fallbacks.get(field);
    if (fallback) fields.push([name, fallback.fallback]);
    else if (field._zod.optin !== 'optional') return reading;
  }
  const [first, ...rest] = deviations;
  if (first && invalidCount > 1 && !hasValidField) return { isReadable: false, deviations: [first, ...rest] };
  return { isReadable: true, data: Object.fromEntries(fields), deviations };
}

type Wrapper = z.core.$ZodNullable | z.core.$ZodOptional | z.core.$ZodDefault;

const isWrapper = (schema: z.core.$ZodType): schema is Wrapper =>
  schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
