import * as z from 'zod/mini';
import type { Code } from './codes';
import { decimalPattern, isDecimal, isPositive, trimRedundantZeros } from './decimalText';
import { lenient } from './lenient';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call: anybody, a logged-in user, or a connected web3 wallet. */
export type Access = 'public' | 'user' | 'web3';

/** Where a call that moves money is recorded. */
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
/** A schema of a flat record of strings and numbers, as in query strings and path parameters. */
type FlatSchema = z.ZodMiniType<Record<string, unknown>>;

/** An endpoint row of a domain: everything that client and server agree on about a call. */
export interface EndpointRow {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: FlatSchema;
  readonly query?: FlatSchema;
  readonly body?: Schema;
  readonly data: Schema;
  /** Business codes other than success that this call returns by design. A user's call listing `accountFrozen` is refused to frozen accounts; `frozenAccountRestrictions` lists the activities. */
  readonly codes?: readonly Code[];
  /** `manual`: the caller handles every code itself, and automatic handling is off. */
  readonly onError?: 'manual';
  /** Whether the call changes state, if the method misleads. By default, all methods but GET do. */
  readonly changesState?: boolean;
  /** Set if the call moves or commits money and must not be repeated by mistake: where it is recorded. Sent with an idempotency key. */
  readonly movesMoney?: MoneyRecord;
  readonly encoding?: 'multipart';
  /** Marks calls that the specification signs without showing how, for clients of the live backend. Source: specification, Capital and funds. */
  readonly signed?: true;
  /** Why parts of this row are assumed: the specification does not show them. */
  readonly assumed?: string;
}

/** A row with its domain, its id and whether it changes state. */
export type Endpoint<Row extends EndpointRow = EndpointRow> = Row & {
  readonly id: string;
  readonly domain: string;
  readonly isChange: boolean;
};

export type Params<E extends EndpointRow> = E extends { params: infer S extends Schema } ? z.output<S> : undefined;
export type Query<E extends EndpointRow> = E extends { query: infer S extends Schema } ? z.output<S> : undefined;
export type Body<E extends EndpointRow> = E extends { body: infer S extends Schema } ? z.output<S> : undefined;
export type Data<E extends EndpointRow> = z.output<E['data']>;
/** The numbers of the business codes that the call returns by design. */
export type Codes<E extends EndpointRow> = E extends { codes: readonly (infer C extends Code)[] } ? C['code'] : never;

type Part<Name extends string, E extends EndpointRow> =
  E extends Record<Name, infer S extends Schema>
    ? Record<never, never> extends z.input<S>
      ? { readonly [K in Name]?: z.input<S> }
      : { readonly [K in Name]: z.input<S> }
    : { readonly [K in Name]?: undefined };

/** The input of a call: exactly the parts the row declares; a part with only optional fields may be omitted. */
export type CallInput<E extends EndpointRow> = Part<'params', E> & Part<'query', E> & Part<'body', E>;

/** Declares one call of the contract; `id` consists of domain and name. Each call is a separate value, so that a page bundles only the calls it makes. */
export const endpoint = /* @__NO_SIDE_EFFECTS__ */ <const Row extends EndpointRow>(id: `${string}.${string}`, row: Row): Endpoint<Row> => ({
  ...row,
  id,
  domain: id.slice(0, id.indexOf('.')),
  isChange: row.changesState ?? row.method !== 'GET',
});

/** Reasons for assumed schemas, by schema: fields, enum values and shapes that the specification does not show. The JSON Schema export reads them. */
export const assumptions = new WeakMap<z.core.$ZodType, { assumed: string }>();

/** Marks a schema as assumed, with the reason, and returns it. */
/* @__NO_SIDE_EFFECTS__ */ export function assumed<S extends Schema>(schema: S, reason: string): S {
  assumptions.set(schema, { assumed: reason });
  return schema;
}

/** A decimal string: digits, at most one point, an optional minus, no exponent. */
export const decimal = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.regex(decimalPattern, 'not a decimal string'));
/** A decimal above zero as typed by a user; redundant zeros are dropped, so that `05.50` becomes `5.5`. */
export const positiveDecimal = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.string().check(
    z.refine((text) => isDecimal(text) && isPositive(text), { error: 'not a positive decimal string', abort: true }),
    z.overwrite(trimRedundantZeros),
  );
/** An instant as milliseconds since 1970-01-01T00:00Z. */
export const instant = /* @__NO_SIDE_EFFECTS__ */ () => z.int().check(z.nonnegative());
/** A single line of user input: trimmed, not empty, at most `length` characters, without control and bidirectional formatting characters. */
export const singleLine = /* @__NO_SIDE_EFFECTS__ */ (length: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(length),
      z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u, 'contains invisible characters'),
    );
/** An integer in a query string or path (`?tradeId=7`). */
export const wholeNumber = /* @__NO_SIDE_EFFECTS__ */ () =>
  z.pipe(
    z.union([z.int(), z.string().check(z.regex(/^-?\d{1,15}$/, 'not a whole number'))]),
    z.transform((value) => Number.parseInt(`${value}`, 10)),
  );
/** One of the numbers of a constant table, such as `account` or `messageModule`. */
export const oneOf = /* @__NO_SIDE_EFFECTS__ */ <const T extends Record<string, number>>(table: T) =>
  z.union(Object.values(table).map((value) => z.literal(value)) as [z.ZodMiniLiteral<T[keyof T] & number>]);
/** The same for a number transmitted as text in a query string. */
export const oneOfText = /* @__NO_SIDE_EFFECTS__ */ <const T extends Record<string, number>>(table: T) =>
  z.pipe(wholeNumber(), oneOf(table));

/** A pair of values of the same type, such as price and amount. */
export function tupleOfTwo<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<[z.output<S>, z.output<S>], [z.input<S>, z.input<S>]>;
/* @__NO_SIDE_EFFECTS__ */ export function tupleOfTwo(schema: z.ZodMiniType): z.ZodMiniType {
  return z.array(schema).check(z.minLength(2), z.maxLength(2)); // zod's tuple would add 1 kB to every first load
}

/** Page of a list: `pageNum` from 1, `pageSize` 1 to 1000. */
export const pageQuery = {
  pageNum: z._default(z.pipe(wholeNumber(), z.int().check(z.minimum(1))), 1),
  pageSize: z._default(z.pipe(wholeNumber(), z.int().check(z.minimum(1), z.maximum(1000))), 10),
};
/** A page of a list with the total row count. Source: specification, In-mail (`list`, `totalCount`). */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <S extends Schema>(row: S) =>
  z.object({ list: z.array(row), totalCount: lenient(z.int(), 0) });
