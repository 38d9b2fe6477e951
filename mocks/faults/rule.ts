import * as z from 'zod/mini';

const maxWaitMs = 600_000;
const Milliseconds = z.int().check(z.minimum(0), z.maximum(60_000));

/** A failure of a call. `status`, `code` and `offline` fail it before it takes effect; all others let it take effect and alter only its response. */
export const Fault = z.discriminatedUnion('kind', [
  /** An error response with this HTTP status and, if given, a `Retry-After` header. */
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().check(z.minimum(400), z.maximum(599)),
    retryAfterSeconds: z.optional(z.int().check(z.minimum(1), z.maximum(86_400))),
  }),
  /** A rejection by the exchange: this business code, with HTTP 200. */
  z.strictObject({ kind: z.literal('code'), code: z.int(), msg: z.optional(z.string().check(z.maxLength(500))) }),
  /** The connection cannot be established. */
  z.strictObject({ kind: z.literal('offline') }),
  /** No response arrives; the connection breaks after `afterMs`. */
  z.strictObject({
    kind: z.literal('timeout'),
    afterMs: z._default(z.int().check(z.minimum(0), z.maximum(maxWaitMs)), 120_000),
  }),
  /** The response is cut off half-way. */
  z.strictObject({ kind: z.literal('truncated') }),
  /** An HTML page instead of JSON, as sent by a gateway. */
  z.strictObject({ kind: z.literal('nonJson'), status: z._default(z.int().check(z.minimum(200), z.maximum(599)), 200) }),
  /** The data violates the contract: at `field` (such as `list[].price`) by `change`; the seed chooses whichever is omitted. */
  z.strictObject({
    kind: z.literal('wrongShape'),
    field: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    change: z.optional(z.enum(['renamed', 'removed', 'retyped', 'replaced'])),
    /** The new name of a renamed field or the new value of a replaced one. */
    to: z.optional(z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()])),
  }),
  /** The response is delayed by `ms`. */
  z.strictObject({ kind: z.literal('latency'), ms: Milliseconds }),
  /** The response is delayed by a duration uniformly distributed between `fromMs` and `toMs`. */
  z
    .strictObject({ kind: z.literal('uniformLatency'), fromMs: Milliseconds, toMs: Milliseconds })
    .check(z.refine(({ fromMs, toMs }) => fromMs <= toMs, { error: 'is below fromMs', path: ['toMs'] })),
  /** The response is delayed, usually slightly and rarely a lot: half of the calls by less than the median, one in twenty by more than `p95Ms`. */
  z
    .strictObject({ kind: z.literal('logNormalLatency'), medianMs: Milliseconds.check(z.minimum(1)), p95Ms: Milliseconds })
    .check(z.refine(({ medianMs, p95Ms }) => medianMs <= p95Ms, { error: 'is below medianMs', path: ['p95Ms'] })),
]);
export type Fault = z.output<typeof Fault>;
export type WrongShape = Extract<Fault, { kind: 'wrongShape' }>;
export type Latency = Extract<Fault, { kind: 'latency' | 'uniformLatency' | 'logNormalLatency' }>;

/** The conditions under which a fault hits a targeted call: all given ones must be met; without any, it hits every call. */
const When = z.partial(
  z.strictObject({
    /** Only this call, counted from 1 since the fault was set. */
    nth: z.int().check(z.minimum(1)),
    /** This call and all later ones. */
    from: z.int().check(z.minimum(1)),
    /** Every nth call. */
    every: z.int().check(z.minimum(1)),
    /** This percentage of calls, chosen by the seed. */
    percent: z.number().check(z.minimum(0), z.maximum(100)),
  }),
);

/** The target that covers every call of the exchange. */
export const allTargets = 'all';

/** A request to set a fault. `at` is a call (`capital.submitTransfer`), a domain (`capital`) or `all`. */
export const FaultRequest = z.strictObject({
  at: z.string().check(z.minLength(1), z.maxLength(100)),
  when: z._default(When, {}),
  fault: Fault,
});
export type FaultRequest = z.output<typeof FaultRequest>;

/** Whether two faults have the same effect on the same calls, regardless of their counters. */
export const isSameFault = (one: FaultRequest, other: FaultRequest): boolean => textOf(one) === textOf(other);
const textOf = ({ at, when, fault }: FaultRequest): string => JSON.stringify([at, sorted(when), sorted(fault)]);
const sorted = (fields: object): readonly unknown[] => Object.entries(fields).toSorted(([one], [other]) => one.localeCompare(other));

/** An active fault: `seen` counts matching calls since it was set, `hits` those it affected. */
export const FaultRule = z.extend(FaultRequest, { id: z.int(), seen: z.int(), hits: z.int() });
export type FaultRule = z.output<typeof FaultRule>;
