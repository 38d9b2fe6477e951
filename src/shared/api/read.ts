import * as z from 'zod/mini';
import { fallbacks } from '@/contract/lenient';

/** One place where an answer departs from its schema. */
export interface Departure {
  /** Path of the field in the answer. */
  readonly path: readonly PropertyKey[];
  readonly expected: string;
}

/** What could be read of an answer, and where it departs from the contract; `isReadable` is false where nothing of it can be shown. */
export type Reading =
  | { readonly isReadable: true; readonly data: unknown; readonly departures: readonly Departure[] }
  | { readonly isReadable: false; readonly departures: readonly [Departure, ...Departure[]] };

/**
 * Reads an answer so that one odd field costs one field: rows that do not fit are left out, an odd field becomes its fallback (`lenient`) or, where it is optional, is left out.
 * An odd field without a fallback costs the object around it; a list without a row that fits cannot be read, nor can an object of several odd fields and none that fits.
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

/** The lists of which rows were left out. */
const partial = new WeakSet<readonly unknown[]>();

/** Tells whether rows of a list that was read did not fit and were left out, so that what is missing may be there all the same. */
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
