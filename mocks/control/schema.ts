import * as z from 'zod/mini';
import { personaIds } from '@fixtures/personas';
import { codePurposes } from '@/contract/account';
import { decimal, instant, wholeNumber } from '@/contract/endpoint';
import { instantOf } from '../exchange/instants';
import { ClockSpeed } from './bounds';
import { LiveBackend } from './liveSchema';
import { UndoCause } from './undoSchema';

export const PersonaChoice = z.enum(personaIds);
/** A scenario by its name. Whether there is one of that name is checked where the exchange runs: a page that steers it does not carry the scenarios. */
export const ScenarioChoice = z.string();
/** An instant the exchange can stand at, as ISO 8601 with its zone or in milliseconds since 1970. */
const PossibleInstant = z.pipe(
  z.union([z.int(), z.string()], { error: 'takes an instant such as 2026-01-05T08:00:00Z, or milliseconds since 1970' }).check(
    z.refine((given) => instantOf(given) !== undefined, {
      error: 'takes an instant from 2017-10-01 to 2099-01-01, such as 2026-01-05T08:00:00Z',
    }),
  ),
  z.transform((given) => instantOf(given) ?? 0),
);

/** What the simulated exchange stands at: enough to draw its controls and to name its state in a link. */
export const SimulationStatus = z.object({
  seed: z.string(),
  startedAt: instant(),
  /** Who asks; null for somebody who is no persona, such as somebody who has registered in the simulation. */
  persona: z.nullable(PersonaChoice),
  fid: z.nullable(z.int()),
  /** What the user logs in as. */
  loginName: z.nullable(z.string()),
  walletAccountId: z.nullable(z.string()),
  scenario: ScenarioChoice,
  /** Why the scenario does not show to whom one is; null where it does. */
  caution: z.nullable(z.string()),
  clock: z.object({ at: instant(), frozen: z.boolean(), speed: z.number() }),
  /** How far the exchange is behind its clock while it catches up with a long time that has passed, in simulated milliseconds. */
  behindMs: z.int(),
  latencyMs: z.int(),
  /** What the latest change was that can be undone; null where there is none. */
  undoable: z.nullable(UndoCause),
  /** What the controls have changed since the scenario began, as `sim.changes` of a link carries it; null for nothing. */
  changes: z.nullable(z.string()),
  /** Counts changes: when it differs, something has happened. */
  revision: z.int(),
  /** Whether the log holds every change since the start: not where the exchange goes on from what was saved, nor where the log was emptied or is full. */
  isLogWhole: z.boolean(),
});
export type SimulationStatus = z.output<typeof SimulationStatus>;

export const ResetRequest = z.partial(
  z.strictObject({
    seed: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Without it, the instant that an earlier start was given, else the present minute, as with `now`. */
    startedAt: z.union([z.literal('now'), PossibleInstant]),
    persona: PersonaChoice,
    scenario: ScenarioChoice,
    /** Lets the clock stand at the start. */
    frozen: z.boolean(),
  }),
);

/** Moves the clock: by `set`, then `stepMs`; or by `toNext` alone, which jumps to the next event on the schedule, or to the next of a part of the exchange (such as `funds`). */
export const ClockRequest = z.partial(
  z.strictObject({
    frozen: z.boolean(),
    set: PossibleInstant,
    stepMs: z.int().check(z.nonnegative()),
    toNext: z.union([z.literal(true), z.string().check(z.minLength(1))]),
    speed: ClockSpeed,
  }),
);

/** Coins that arrive from outside: a coin by its short name or its id, on its first network where none is named; without an amount ten times what can be withdrawn at least. */
export const DepositRequest = z.strictObject({
  coin: z.union([z.string(), z.int()]),
  network: z.optional(z.string()),
  amount: z.optional(z.string().check(z.regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,18})?$/, 'not a positive decimal string'))),
});

/** A state one can choose: what is so, what to look at, where (without the language segment) and as whom; the part of the exchange it is about, and the business codes it leads to. */
export const ScenarioRow = z.object({
  name: ScenarioChoice,
  title: z.string(),
  look: z.string(),
  address: z.string(),
  persona: PersonaChoice,
  area: z.string(),
  codes: z.array(z.string()),
});
export type ScenarioRow = z.output<typeof ScenarioRow>;

/** Every business code: its number, what it means, what the app does with it, what the exchange says, the calls that answer it, and where a person meets it: doing what, as whom, in which scenario, on which screen (null where none makes the call yet), and at which call it is set as a fault. Every fault by the name that links use. */
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

/** Somebody one can be; `loginName` and `password` are null for somebody without an account. */
export const PersonaRow = z.object({
  id: PersonaChoice,
  title: z.string(),
  loginName: z.nullable(z.string()),
  password: z.nullable(z.string()),
});

/** A verification code that was sent and is valid: where it went and what it proves. */
const SentCode = z.object({
  purpose: z.enum(codePurposes),
  receiver: z.string(),
  code: z.string(),
  sentTime: instant(),
  expiresTime: instant(),
});

/** All of them, the newest first, and what every authenticator shows. */
export const SentCodes = z.object({ authenticator: z.string(), sent: z.array(SentCode) });

/** Something that is to happen: which part of the exchange does what, at which instant, and to what (`BTCUSDT`, `250 USDT`) where its kind does not say enough. */
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

/** The name of a save point: letters and digits, and between them spaces, dots, dashes and underscores; 60 characters at most. */
export const SaveName = z.string().check(z.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,58}[\p{L}\p{N}_-])?$/u, 'is no name of a save point'));

/** A save point: the instant it stands at, who one was there, and its size in characters. `before` says what an automatic one was made before; `problem` why it cannot be restored. */
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

/** What differs between a save point and now: the instants, the records by collection, and what the persona has by account and coin. */
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

/** One answered call; where a live backend answered, it alone knows who asked. `endpoint` is the call that answered, null where there is none; `contract` says whether the answer fits it, or where it departs. */
export const LogEntry = z.object({
  id: z.int(),
  at: instant(),
  method: z.string(),
  path: z.string(),
  query: z.string(),
  /** Null where there is none or it is not kept. */
  body: z.nullable(z.string()),
  /** Whether there was a body that is not kept: a form, or one of more than 2,000 characters. */
  isBodyLost: z.boolean(),
  /** Null where it was not asked for or is long. */
  answer: z.nullable(z.string()),
  /** Characters of the answer. */
  size: z.int(),
  endpoint: z.nullable(z.string()),
  persona: z.nullable(PersonaChoice),
  fid: z.nullable(z.int()),
  /** The label of the API key that the call names. */
  apiKey: z.nullable(z.string()),
  walletAccountId: z.nullable(z.string()),
  /** The live backend that answered; null where the simulation did. */
  backend: z.nullable(LiveBackend),
  status: z.int(),
  code: z.int(),
  msg: z.string(),
  delayMs: z.int(),
  faults: z.array(z.object({ id: z.int(), kind: z.string() })),
  contract: z.union([z.literal('ok'), z.object({ place: z.string(), problem: z.string() })]),
  /** What the passing of time changed before the call. */
  meanwhile: Changes,
  changes: Changes,
});
export type LogEntry = z.output<typeof LogEntry>;

const flag = () =>
  z.pipe(
    z.enum(['0', '1']),
    z.transform((text) => text === '1'),
  );

/** Which calls are asked for: after the one of id `since`, the one of `id`, of a call or domain, of a persona, `failed=1` for those with another code than success or another shape; the latest `limit` of them, with `answers=1` also what was answered. */
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
