import type * as z from 'zod/mini';
import type { ScalarField } from './query';

/** The type of a primary key; its text must be unique and not empty. */
export type Key = string | number;

/** Names of the fields of `T` that may be its primary key. */
export type KeyField<T> = { [F in keyof T]-?: T[F] extends Key ? F : never }[keyof T] & string;

/** The declaration of a collection; see `collection`. */
export interface Definition<S extends z.core.$ZodType<object> = z.core.$ZodType<object>, F extends string = string> {
  readonly schema: S;
  readonly key: F;
  readonly indexes: readonly (readonly string[])[];
  /** When the retention of a record ends; null to keep it forever. */
  retainUntil?(record: z.core.output<S>): number | null;
}

/** Declares a collection: the contract's schema, the primary key's field, indexes for frequent queries, and the retention of records that are not kept forever. */
export function collection<S extends z.core.$ZodType<object>, F extends KeyField<z.core.output<S>>>(declared: {
  schema: S;
  key: F;
  indexes?: readonly (ScalarField<z.core.output<S>> | readonly ScalarField<z.core.output<S>>[])[];
  retainUntil?: (record: z.core.output<S>) => number | null;
}): Definition<S, F> {
  const indexes = (declared.indexes ?? []).map((fields) => (typeof fields === 'string' ? [fields] : fields));
  return { ...declared, indexes };
}
