import * as z from 'zod/mini';

const maxWaitMs = 600_000;
const Milliseconds = z.int().check(z.minimum(0), z.maximum(60_000));

/** What can go wrong with a call. `status`, `code` and `offline` hit it before anything has happened; in all others the call has happened, and only its answer suffers. */
export const Fault = z.discriminatedUnion('kind', [
  /** The server fails: this HTTP status, and where it says so, how long it asks to be left alone (`Retry-After`). */
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    retryAfterSeconds: z.optional(z.int().check(z.minimum(1), z.maximum(86_400))),
  }),
  /** The exchange refuses: this business code, with HTTP 200. */
  z.strictObject({ kind: z.literal('code'), code: z.int(), msg: z.optional(z.string().check(z.maxLength(500))) }),
  /** The connection cannot be made. */
  z.strictObject({ kind: z.literal('offline') }),
  /** No answer comes; after `afterMs` the connection breaks. */
  z.strictObject({
    kind: z.literal('timeout'),
    afterMs: z._default(z.int().check(z.minimum(0), z.maximum(maxWaitMs)), 120_000),
  }),
  /** The answer breaks off half-way. */
  z.strictObject({ kind: z.literal('truncated') }),
  /** A page stands where JSON should be, as a gateway sends one. */
  z.strictObject({ kind: z.literal('nonJson'), status: z._default(z.int().check(z.minimum(200), z.maximum(599)), 200) }),
  /** The data departs from the contract: at `field` (such as `list[].price`) and in the way of `change`, or where and how the seed says. */
  z.strictObject({
    kind: z.literal('wrongShape'),
    field: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    change: z.optional(z.enum(['renamed', 'removed', 'retyped', 'replaced'])),
    /** The new name of a renamed field, the new value of a replaced one. */
    to: z.optional(z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()])),
  }),
  /** The answer takes so much longer. */
  z.strictObject({ kind: z.literal('latency'), ms: Milliseconds }),
  /** The answer takes longer, each duration between the two being equally likely. */
  z
    .strictObject({ kind: z.literal('uniformLatency'), fromMs: Milliseconds, toMs: Milliseconds })
    .check(z.refine(({ fromMs, toMs }) => fromMs <= toMs, { error: 'ends before it begins', path: ['toMs'] })),
  /** The answer takes longer, mostly a little and seldom very much: half of the calls less than the median, one in twenty more than `p95Ms`. */
  z
    .strictObject({ kind: z.literal('logNormalLatency'), medianMs: Milliseconds.check(z.minimum(1)), p95Ms: Milliseconds })
    .check(z.refine(({ medianMs, p95Ms }) => medianMs <= p95Ms, { error: 'is below the median', path: ['p95Ms'] })),
]);
export type Fault = z.output<typeof Fault>;
export type WrongShape = Extract<Fault, { kind: 'wrongShape' }>;
export type Latency = Extract<Fault, { kind: 'latency' | 'uniformLatency' | 'logNormalLatency' }>;

/** Which of the calls it is about a fault hits; where several are given, all must hold, and without any it hits all. */
const When = z.partial(
  z.strictObject({
    /** This one alone, counted from 1 since the fault was set. */
    nth: z.int().check(z.minimum(1)),
    /** This one and all after it. */
    from: z.int().check(z.minimum(1)),
    /** Each call whose count this divides. */
    every: z.int().check(z.minimum(1)),
    /** So many of a hundred, which ones being the seed's choice. */
    percent: z.number().check(z.minimum(0), z.maximum(100)),
  }),
);

/** What stands for every call of the exchange. */
export const everywhere = 'all';

/** A fault as it is asked for. `at` is a call (`capital.submitTransfer`), a domain (`capital`) or `all`. */
export const FaultRequest = z.strictObject({
  at: z.string().check(z.minLength(1), z.maxLength(100)),
  when: z._default(When, {}),
  fault: Fault,
});
export type FaultRequest = z.output<typeof FaultRequest>;

/** Whether two faults do the same to the same calls, however often they have hit. */
export const isSameFault = (one: FaultRequest, other: FaultRequest): boolean => textOf(one) === textOf(other);
const textOf = ({ at, when, fault }: FaultRequest): string => JSON.stringify([at, sorted(when), sorted(fault)]);
const sorted = (fields: object): readonly unknown[] => Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other));

/** A fault that is set: `seen` calls it is about have come since, `hits` of them were hit. */
export const FaultRule = z.extend(FaultRequest, { id: z.int(), seen: z.int(), hits: z.int() });
export type FaultRule = z.output<typeof FaultRule>;
