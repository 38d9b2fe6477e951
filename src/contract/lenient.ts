import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** What stands in for a field of an answer that does not fit its schema. */
export const fallbacks = new WeakMap<z.core.$ZodType, { fallback: unknown }>();

/** Lets an answer be read without this field: where the field does not fit, the app reads `fallback` in its place. Everywhere else the schema stays as strict as it is; each field needs a schema of its own. */
export function lenient<S extends Schema, const F>(schema: S, fallback: F): z.ZodMiniType<z.output<S> | F, z.input<S>>;
/* @__NO_SIDE_EFFECTS__ */ export function lenient(schema: Schema, fallback: unknown): Schema {
  fallbacks.set(schema, { fallback });
  return schema;
}
