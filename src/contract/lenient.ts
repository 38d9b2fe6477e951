import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** Fallback values of lenient schemas, used if a response field does not match its schema. */
export const fallbacks = new WeakMap<z.core.$ZodType, { fallback: unknown }>();

/** Tolerates an invalid response field: if it does not match the schema, the app reads `fallback` instead. Elsewhere the schema stays strict; each field needs its own schema instance. */
export function lenient<S extends Schema, const F>(schema: S, fallback: F): z.ZodMiniType<z.output<S> | F, z.input<S>>;
/* @__NO_SIDE_EFFECTS__ */ export function lenient(schema: Schema, fallback: unknown): Schema {
  fallbacks.set(schema, { fallback });
  return schema;
}
