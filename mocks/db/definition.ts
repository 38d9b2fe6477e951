import type * as z from 'zod/mini';
import type { ScalarField } from './query';

/** What a primary key may be; as text it must be unique and not empty. */
export type Key = string | number;

/** Names of the fields of `T` that can be its primary key. */
export type KeyField<T> = { [F in keyof T]-?: T[F] extends Key ? F : never }[keyof T] & string;

/** How a collection is declared: see `collection`. */
export interface Definition<S extends z.core.$ZodType<object> = z.core.$ZodType<object>, F extends string = string> {
  readonly schema: S;
  readonly key: F;
  readonly indexes: readonly (readonly string[])[];
  /** Until when a record is kept; null for good. */
  keptUntil?(record: z.core.output<S>): number | null;
}

/** Declares a collection: the contract's schema, the primary key's field, the fields by which it is listed often, and until when a record is kept where that is not for good. */
export function collection<S extends z.core.$ZodType<object>, F extends KeyField<z.core.output<S>>>(declared: {
  schema: S;
  key: F;
  indexes?: readonly (ScalarField<z.core.output<S>> | readonly ScalarField<z.core.output<S>>[])[];
  keptUntil?: (record: z.core.output<S>) => number | null;
}): Definition<S, F> {
  const indexes = (declared.indexes ?? []).map((fields) => (typeof fields === 'string' ? [fields] : fields));
  return { ...declared, indexes };
}
