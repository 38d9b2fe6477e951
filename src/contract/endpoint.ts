import * as z from 'zod/mini';
import type { Code } from './codes';
import { decimalShape, isDecimal, isPositive, withoutIdleZeros } from './decimalText';
import { lenient } from './lenient';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call: anybody, a logged-in user, or a connected web3 wallet. */
export type Access = 'public' | 'user' | 'web3';

/** Where the record of a call that moves money stands. */
export type MoneyRecord =
  | 'spotOrders'
  | 'contractOrders'
  | 'premarketOrders'
  | 'loans'
  | 'transfers'
  | 'withdrawals'
  | 'conversions'
  | 'payments'
  | 'paymentRequests'
  | 'mockFunds';

type Schema = z.ZodMiniType;
/** A schema of a flat record of texts and numbers, as query strings and path parameters carry them. */
type FlatSchema = z.ZodMiniType<Record<string, unknown>>;

/** One row of a domain's endpoints: all that both sides of the wire agree on about a call. */
export interface EndpointRow {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: FlatSchema;
  readonly query?: FlatSchema;
  readonly body?: Schema;
  readonly data: Schema;
  /** Business codes, besides success, that this call answers on purpose. A user's call that names `accountFrozen` is refused to a frozen account wherever it is implemented; what it does stands in `frozenRefusals`. */
  readonly codes?: readonly Code[];
  /** `manual`: the caller handles every code itself; the automatic handling is off. */
  readonly onError?: 'manual';
  /** Says whether the call changes something, where the method misleads. By default all but GET do. */
  readonly changes?: boolean;
  /** Present where the call moves money or commits it, so that it must not be made twice by mistake: where its record stands. It is sent with an idempotency key. */
  readonly movesMoney?: MoneyRecord;
  readonly encoding?: 'multipart';
  /** The specification has such calls signed, without showing how: who talks to the live backend learns here which they are. Source: specification, Capital and funds. */
  readonly signed?: true;
  /** Why parts of this row are ours: the specification does not show them. */
  readonly assumed?: string;
}

/** A row that knows its domain, its id and whether it changes something. */
export type Endpoint<Row extends EndpointRow = EndpointRow> = Row & {
  readonly id: string;
  readonly domain: string;
  readonly isChange: boolean;
};

export type Params<E extends EndpointRow> = E extends { params: infer S extends Schema } ? z.output<S> : undefined;
export type Query<E extends EndpointRow> = E extends { query: infer S extends Schema } ? z.output<S> : undefined;
export type Body<E extends EndpointRow> = E extends { body: infer S extends Schema } ? z.output<S> : undefined;
export type Data<E extends EndpointRow> = z.output<E['data']>;
/** The numbers of the business codes that the call answers on purpose. */
export type Codes<E extends EndpointRow> = E extends { codes: readonly (infer C extends Code)[] } ? C['code'] : never;

type Part<Name extends string, E extends EndpointRow> =
  E extends Record<Name, infer S extends Schema>
    ? Record<never, never> extends z.input<S>
      ? { readonly [K in Name]?: z.input<S> }
      : { readonly [K in Name]: z.input<S> }
    : { readonly [K in Name]?: undefined };

/** What a caller hands over: exactly the parts the row declares; a part whose fields are all optional may be left out. */
export type CallInput<E extends EndpointRow> = Part<'params', E> & Part<'query', E> & Part<'body', E>;

/** Declares one call of the contract; `id` is its domain and its name. Each call is a value of its own, so that a page carries the calls it makes and no other. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const Row extends EndpointRow>(id: `${string}.${string}`, row: Row): Endpoint<Row> => ({
  ...row,
  id,
  domain: id.slice(0, id.indexOf('.')),
  isChange: row.changes ?? row.method !== 'GET',
});

/** Reasons of fields, enum values and shapes that the specification does not show; a document of the contract reads them. */
export const assumptions = new WeakMap<z.core.$ZodType, { assumed: string }>();

/** Marks a schema as ours, with the reason, and returns it. */
/* @__NO_SIDE_EFFECTS__ */ export function assumed<S extends Schema>(schema: S, reason: string): S {
  assumptions.set(schema, { assumed: reason });
  return schema;
}

/** A decimal string: digits, at most one point, an optional minus, no exponent. */
export const decimal = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(decimalShape, 'not a decimal string'));
/** A decimal above zero as somebody writes it; zeros that say nothing are dropped, so that `05.50` is kept as `5.5`. */
export const positiveDecimal = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.string().check(
    z.refine((text) => isDecimal(text) && isPositive(text), { error: 'not a positive decimal string', abort: true }),
    z.overwrite(withoutIdleZeros),
  );
/** An instant as milliseconds since 1970-01-01T00:00Z. */
export const instant = /* @__NO_SIDE_EFFECTS__ */ () => z.int().check(z.nonnegative());
/** A line somebody types: trimmed, not empty, at most `longest` characters; control characters and those that turn the direction of what follows are none of it. */
export const line = /* @__NO_SIDE_EFFECTS__ */ (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, 'has characters that cannot be seen'),
    );
/** A whole number as a query string or path carries it (`?tradeId=7`). */
export const wholeNumber = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/, 'not a whole number'))]),
    z.transform((value) => Number.parseInt(`${value}`, 10)),
  );
/** One of the numbers of a named table, such as `account` or `messageModule`. */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <const T extends Record<string, number>>(table: T) =>
  z.union(Object.values(table).map((value) => z.literal(value)) as [z.ZodMiniLiteral<T[keyof T] & number>]);
/** The same for a number that travels as text in a query string. */
export const oneOfText = /* @__NO_SIDE_EFFECTS__ */ <const T extends Record<string, number>>(table: T) =>
  z.pipe(wholeNumber(), oneOf(table));

/** Two values of one kind, such as price and amount. */
export function pairOf<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<[z.output<S>, z.output<S>], [z.input<S>, z.input<S>]>;
/* @__NO_SIDE_EFFECTS__ */ export function pairOf(schema: z.ZodMiniType): z.ZodMiniType {
  return z.array(schema).check(z.minLength(2), z.maxLength(2)); // a tuple of the library would cost every first load 1 kB
}

/** Page of a list: `pageNum` from 1, `pageSize` 1 to 1000. */
export const pageQuery = {
  pageNum: z._default(z.pipe(wholeNumber(), z.int().check(z.minimum(1))), 1),
  pageSize: z._default(z.pipe(wholeNumber(), z.int().check(z.minimum(1), z.maximum(1000))), 10),
};
/** A list with the count of all its rows. Source: specification, In-mail (`list`, `totalCount`). */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(row: S) =>
  z.object({ list: z.array(row), totalCount: lenient(z.int(), 0) });
