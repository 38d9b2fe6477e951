import * as z from 'zod/mini';
import { personaIds } from '@fixtures/personas';
import { codePurposes } from '@/contract/account';
import { decimal, instant, wholeNumber } from '@/contract/endpoint';
import { parseInstant } from '../exchange/instants';
import { ClockSpeed } from './bounds';
import { LiveBackend } from './liveSchema';
import { UndoCause } from './undoSchema';

export const PersonaChoice = z.enum(personaIds);
/** A scenario name. Its existence is checked where the exchange runs: a controlling page does not bundle the scenarios. */
export const ScenarioChoice = z.string();
/** An instant within the exchange's time range, as ISO 8601 with time zone or in milliseconds since 1970. */
const PossibleInstant = z.pipe(
  z.union([z.int(), z.string()], { error: 'must be an instant such as 2026-01-05T08:00:00Z, or milliseconds since 1970' }).check(
    z.refine((value) => parseInstant(value) !== undefined, {
      error: 'must be an instant from 2017-10-01 to 2099-01-01, such as 2026-01-05T08:00:00Z',
    }),
  ),
  z.transform((value) => parseInstant(value) ?? 0),
);

/** The state of the simulated exchange: enough to render its controls and to describe it in a link. */
export const SimulationStatus = z.object({
  seed: z.string(),
  startedAt: instant(),
  /** The caller's persona; null if the caller is not a persona, such as a user registered in the simulation. */
  persona: z.nullable(PersonaChoice),
  fid: z.nullable(z.int()),
  /** The user's login name. */
  loginName: z.nullable(z.string()),
  walletAccountId: z.nullable(z.string()),
  scenario: ScenarioChoice,
  /** Why the current persona does not see the scenario; null if it does. */
  visibilityWarning: z.nullable(z.string()),
  clock: z.object({ at: instant(), frozen: z.boolean(), speed: z.number() }),
  /** How far the exchange lags behind its clock while it catches up, in simulated milliseconds. */
  behindMs: z.int(),
  latencyMs: z.int(),
  /** The cause of the latest undoable change; null if there is none. */
  undoable: z.nullable(UndoCause),
  /** The control changes since the scenario started, encoded as in a link's `sim.changes`; null if there are none. */
  changes: z.nullable(z.string()),
  /** The number of changes so far; a different value means something changed. */
  revision: z.int(),
  /** Whether the log contains every change since the start: false if the exchange was started from a saved state, or the log was cleared or has overflowed. */
  isLogComplete: z.boolean(),
});
export type SimulationStatus = z.output<typeof SimulationStatus>;

export const ResetRequest = z.partial(
  z.strictObject({
    seed: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Defaults to the previously requested start, otherwise the current minute, as with `now`. */
    startedAt: z.union([z.literal('now'), PossibleInstant]),
    persona: PersonaChoice,
    scenario: ScenarioChoice,
    /** Freezes the clock at the start. */
    frozen: z.boolean(),
  }),
);

/** Moves the clock: by `set`, then `stepMs`; or by `toNext` alone, which jumps to the next scheduled event or the next one of a part of the exchange (such as `funds`). */
export const ClockRequest = z.partial(
  z.strictObject({
    frozen: z.boolean(),
    set: PossibleInstant,
    stepMs: z.int().check(z.nonnegative()),
    toNext: z.union([z.literal(true), z.string().check(z.minLength(1))]),
    speed: ClockSpeed,
  }),
);

/** An external deposit: a coin by short name or id, on its first network by default; the amount defaults to ten times the minimum withdrawal. */
export const DepositRequest = z.strictObject({
  coin: z.union([z.string(), z.int()]),
  network: z.optional(z.string()),
  amount: z.optional(z.string().check(z.regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,18})?$/, 'not a positive decimal string'))),
});

/** An available scenario: its state, what to look at, where (without the language segment) and as which persona; its area of the exchange and the business codes it causes. */
export const ScenarioRow = z.object({
  name: ScenarioChoice,
  title: z.string(),
  instructions: z.string(),
  address: z.string(),
  persona: PersonaChoice,
  area: z.string(),
  codes: z.array(z.string()),
});
export type ScenarioRow = z.output<typeof ScenarioRow>;

/** Every business code: number, meaning, the app's behaviour, the exchange's message, the calls that return it and how a user triggers it: action, persona, scenario, screen (null if none makes the call yet) and the call to set it on as a fault (null if the scenario causes it). Every fault by the name that links use. */
export const ErrorCatalogue = z.object({
  codes: z.array(
    z.object({
      name: z.string(),
      code: z.int(),
      meaning: z.string(),
      behaviour: z.enum(['success', 'inline', 'toast', 'dialog', 'confirm', 'login', 'retry', 'refresh']),
      message: z.string(),
      calls: z.array(z.string()),
      how: z.string(),
      persona: PersonaChoice,
      scenario: ScenarioChoice,
      address: z.nullable(z.string()),
      fault: z.nullable(z.string()),
    }),
  ),
  faults: z.array(z.object({ name: z.string(), title: z.string() })),
});
export type ErrorCatalogue = z.output<typeof ErrorCatalogue>;

/** An available persona; `loginName` and `password` are null for a persona without an account. */
export const PersonaRow = z.object({
  id: PersonaChoice,
  title: z.string(),
  loginName: z.nullable(z.string()),
  password: z.nullable(z.string()),
});

/** A valid verification code that was sent, with its receiver and purpose. */
const SentCode = z.object({
  purpose: z.enum(codePurposes),
  receiver: z.string(),
  code: z.string(),
  sentTime: instant(),
  expiresTime: instant(),
});

/** All valid sent codes, newest first, and the code that every authenticator shows. */
export const SentCodes = z.object({ authenticator: z.string(), sent: z.array(SentCode) });

/** A scheduled event: its instant, the part of the exchange, its kind, and its subject (`BTCUSDT`, `250 USDT`) or null if the kind is sufficient. */
export const Upcoming = z.object({
  sequence: z.int(),
  at: instant(),
  part: z.string(),
  kind: z.string(),
  subject: z.nullable(z.string()),
  event: z.looseObject({}),
});
export type Upcoming = z.output<typeof Upcoming>;

export const ScheduleQuery = z.object({
  part: z.optional(z.string()),
  limit: z._default(z.pipe(wholeNumber(), z.int().check(z.minimum(0))), 50),
});

/** The name of a save point: letters and digits, with spaces, dots, dashes and underscores in between; at most 60 characters. */
export const SaveName = z
  .string()
  .check(z.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,58}[\p{L}\p{N}_-])?$/u, 'is not a valid save point name'));

/** A save point: its instant, its persona and its size in characters. `before` is the change an automatic one was made before; `problem` is why it cannot be restored. */
export const SavePoint = z.object({
  name: z.string(),
  before: z.nullable(UndoCause),
  at: z.nullable(instant()),
  persona: z.nullable(z.string()),
  scenario: z.nullable(z.string()),
  seed: z.nullable(z.string()),
  size: z.int(),
  problem: z.nullable(z.string()),
});
export type SavePoint = z.output<typeof SavePoint>;

/** The differences between a save point and the present: instants, records by collection, and the persona's balances by account and coin. */
export const SaveComparison = z.object({
  from: instant(),
  to: instant(),
  collections: z.array(z.object({ collection: z.string(), added: z.int(), changed: z.int(), removed: z.int() })),
  balances: z.array(z.object({ wallet: z.int(), coin: z.string(), before: decimal(), after: decimal() })),
});
export type SaveComparison = z.output<typeof SaveComparison>;

const Key = z.union([z.string(), z.int()]);

const Changes = z.object({
  collections: z.array(z.object({ collection: z.string(), added: z.int(), changed: z.int(), removed: z.int(), keys: z.array(Key) })),
  ledger: z.array(
    z.object({
      sequence: z.int(),
      kind: z.string(),
      reference: z.string(),
      lines: z.array(z.object({ owner: Key, wallet: z.int(), coinId: z.int(), amount: z.string(), bucket: z.string() })),
    }),
  ),
});

/** One answered call; if a live backend answered, the caller is unknown. `endpoint` is the matched call, null if there is none; `contract` is `ok` or the first deviation from it. */
export const LogEntry = z.object({
  id: z.int(),
  at: instant(),
  method: z.string(),
  path: z.string(),
  query: z.string(),
  /** Null if there is none or it was not kept. */
  body: z.nullable(z.string()),
  /** Whether a body was dropped: a form, or one of more than 2,000 characters. */
  isBodyLost: z.boolean(),
  /** Null if not requested or too long. */
  answer: z.nullable(z.string()),
  /** The length of the response in characters. */
  size: z.int(),
  endpoint: z.nullable(z.string()),
  persona: z.nullable(PersonaChoice),
  fid: z.nullable(z.int()),
  /** The label of the call's API key; null if it has none or the key is unknown. */
  apiKey: z.nullable(z.string()),
  walletAccountId: z.nullable(z.string()),
  /** The live backend that answered; null if the simulation did. */
  backend: z.nullable(LiveBackend),
  status: z.int(),
  code: z.int(),
  msg: z.string(),
  delayMs: z.int(),
  faults: z.array(z.object({ id: z.int(), kind: z.string() })),
  contract: z.union([z.literal('ok'), z.object({ path: z.string(), problem: z.string() })]),
  /** The changes caused by the passing of time before the call. */
  backgroundChanges: Changes,
  changes: Changes,
});
export type LogEntry = z.output<typeof LogEntry>;

const flag = () =>
  z.pipe(
    z.enum(['0', '1']),
    z.transform((text) => text === '1'),
  );

/** Filters the log: calls after id `since`, the call `id`, by endpoint, domain or persona, `failed=1` for calls with a non-success code or a contract deviation; the latest `limit` of them, with their responses if `answers=1`. */
export const LogQuery = z.partial(
  z.object({
    since: wholeNumber(),
    limit: wholeNumber(),
    id: wholeNumber(),
    endpoint: z.string(),
    domain: z.string(),
    persona: PersonaChoice,
    failed: flag(),
    answers: flag(),
  }),
);
export type LogQuery = z.output<typeof LogQuery>;
