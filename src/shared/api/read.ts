import * as z from 'zod/mini';
import { fallbacks } from '@/contract/lenient';

/** A deviation of a response from its schema. */
export interface Departure {
  /** Path of the field in the response. */
  readonly path: readonly PropertyKey[];
  readonly expected: string;
}

/** The readable data of a response and its deviations from the contract; `isReadable` is false if no data can be used. */
export type Reading =
  | { readonly isReadable: true; readonly data: unknown; readonly departures: readonly Departure[] }
  | { readonly isReadable: false; readonly departures: readonly [Departure, ...Departure[]] };

/**
 * Reads a response so that an invalid field only loses itself: invalid rows are omitted, an invalid field gets its fallback (`lenient`) or, if optional, is omitted.
 * Without either it invalidates its object. A list without a valid row is unreadable, and so is an object of several invalid fields and no valid one.
 */
export function read(schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[] = []): Reading {
  const strict = z.safeParse(schema, value);
  if (strict.success) return { isReadable: true, data: strict.data, departures: [] };
  if (isWrapper(schema) && value !== undefined && value !== null) return read(schema._zod.def.innerType, value, path);
  if (schema instanceof z.core.$ZodArray && Array.isArray(value)) return readRows(schema._zod.def.element, value, path);
  if (schema instanceof z.core.$ZodObject && isRecord(value)) return readFields(schema._zod.def.shape, value, path);
  const [issue] = strict.error.issues;
  return { isReadable: false, departures: [{ path: [...path, ...(issue?.path ?? [])], expected: issue?.message ?? 'another shape' }] };
}

/** Lists from which invalid rows were omitted. */
const partial = new WeakSet<readonly unknown[]>();

/** Whether invalid rows were omitted from a list, so that a missing entry may still exist. */
export const isPartial = (list: readonly unknown[]): boolean => partial.has(list);

function readRows(row: z.core.$ZodType, values: readonly unknown[], path: readonly PropertyKey[]): Reading {
  const readings = values.map((value, index) => read(row, value, [...path, index]));
  const [first, ...rest] = readings.flatMap(({ departures }) => departures);
  if (first && !readings.some(({ isReadable }) => isReadable)) return { isReadable: false, departures: [first, ...rest] };
  const data = readings.flatMap((reading) => (reading.isReadable ? [reading.data] : []));
  if (data.length < values.length) partial.add(data);
  return { isReadable: true, data, departures: first ? [first, ...rest] : [] };
}

function readFields(shape: z.core.$ZodShape, values: Readonly<Record<string, unknown>>, path: readonly PropertyKey[]): Reading {
  const fields: [string, unknown][] = [];
  const departures: Departure[] = [];
  let hasFitting = false;
  let oddCount = 0;
  for (const [name, field] of Object.entries(shape)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const reading = read(field, value, [...path, name]);
    departures.push(...reading.departures);
    if (reading.isReadable) {
      if (reading.data === undefined) continue;
      hasFitting = true;
      fields.push([name, reading.data]);
      continue;
    }
    oddCount += 1;
    const fallback = fallbacks.get(field);
    if (fallback) fields.push([name, fallback.fallback]);
    else if (field._zod.optin !== 'optional') return reading;
  }
  const [first, ...rest] = departures;
  if (first && oddCount > 1 && !hasFitting) return { isReadable: false, departures: [first, ...rest] };
  return { isReadable: true, data: Object.fromEntries(fields), departures };
}

type Wrapper = z.core.$ZodNullable | z.core.$ZodOptional | z.core.$ZodDefault;

const isWrapper = (schema: z.core.$ZodType): schema is Wrapper =>
  schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
