import * as z from 'zod/mini';
import { createCounter } from './counter';
import { createBook } from './book/book';
import { readLedger, restorePart } from './engineSnapshot';
import { createInbox } from './inbox/inbox';
import { createLedger, type Ledger } from './ledger';
import { nextMidnight } from './market/levels';
import { openMarkets } from './markets';
import { declarationsOf } from './declarations';
import type { Complete, DbOf, Modules, ProductsOf, ScheduledEventOf, WholeContext } from './module';
import type { Entry } from './posting';
import { isSimulated, simulatedRetentionMs } from './retention';
import { createScheduler, type ScheduledEvent } from './scheduler';

/** The engine's state as JSON. Each part validates its own state. */
export const EngineState = z.object({
  sequence: z.int(),
  /** How many session keys were issued. */
  keys: z.int(),
  /** How many events were scheduled. */
  scheduled: z.int(),
  now: z.int(),
  db: z.unknown(),
  ledger: z.unknown(),
  mockLedger: z.unknown(),
});
export type EngineState = z.output<typeof EngineState>;

/** The engine with its products. It never waits, reads no real clock and uses no true randomness. */
export interface Engine<Ms extends Modules> {
  readonly context: WholeContext<Ms>;
  readonly db: DbOf<Ms>;
  readonly products: ProductsOf<Ms>;
  /** Runs all events due up to `now`. If an event fails, the engine stays in the state after the previous event and throws an `EventFailed`. `shouldStop` may stop it between two instants; returns whether it has reached `now`. */
  advanceTo(now: number, shouldStop?: () => boolean): boolean;
  /** The scheduled events, soonest first. */
  upcoming(): readonly ScheduledEvent<ScheduledEventOf<Ms>>[];
  state(): EngineState;
}

/** Ids start at seven digits and keep that length in practice, since many are sorted as text. */
const firstNumber = 1_000_000;

interface EngineConfig<Ms extends Modules> {
  readonly seed: string;
  /** The initial instant of an empty engine. */
  readonly at: number;
  readonly modules: Ms & Complete<Ms>;
  readonly saved?: EngineState | undefined;
  /** Called with each saved collection that this engine does not know and drops. */
  readonly onDroppedCollection?: (collection: string) => void;
}

/** Creates an engine with these modules, empty or from a saved state. Throws a CorruptState if that state is corrupt. */
export function createEngine<const Ms extends Modules>({
  seed,
  at,
  modules,
  saved,
  onDroppedCollection = () => {},
}: EngineConfig<Ms>): Engine<Ms> {
  const declared = declarationsOf<Ms>(modules);
  let now = saved?.now ?? at;
  const db = declared.openDb();
  const { undoLog } = db;
  const ids = createCounter(undoLog, saved?.sequence ?? firstNumber);
  const keys = createCounter(undoLog, saved?.keys ?? 0);
  if (saved) restorePart('db', () => db.restore(saved.db)).forEach(onDroppedCollection);
  const eventBus = declared.openEventBus();
  const baseLedger = restorePart('ledger', () => createLedger(saved ? readLedger(saved.ledger) : undefined, undoLog));
  const ledger = withPostingEvents(baseLedger, (entry) => eventBus.engine.emit('posted', entry));
  const mockLedger = restorePart('mockLedger', () => createLedger(saved ? readLedger(saved.mockLedger) : undefined, undoLog));
  const sequences = createCounter(undoLog, saved?.scheduled ?? 0);
  const scheduler = createScheduler<ScheduledEventOf<Ms>>({ db, at: now, nextSequence: sequences.next });
  const market = openMarkets(seed, db);
  const book = createBook({ db, market, now: () => now, nextId: ids.next });
  const context: WholeContext<Ms> = {
    seed,
    now: () => now,
    db,
    ledger,
    mockLedger,
    market,
    book,
    inbox: createInbox(db, declared.notices, ids.next),
    eventBus: eventBus.products,
    nextId: ids.next,
    nextKey: keys.next,
    schedule: scheduler.schedule,
    cancel: (scheduled) => void scheduler.cancel(scheduled),
    persistOnFailure: undoLog.persistOnFailure,
  };
  const products = declared.open(context);
  /** Deletes expired records and folds old entries at midnight. */
  const endDay = (midnight: number) => {
    db.expire(midnight);
    for (const each of [ledger, mockLedger]) each.fold(midnight - simulatedRetentionMs, isSimulated);
  };
  const runAt = (event: ScheduledEventOf<Ms>, due: number): void => {
    const before = now;
    now = Math.max(now, due);
    try {
      declared.run(products, event, due);
    } catch (error) {
      now = before;
      throw error;
    }
  };
  const runUntil = (instant: number, shouldStop?: () => boolean): boolean => {
    const isReached = scheduler.advanceTo(instant, runAt, shouldStop);
    if (isReached) now = Math.max(now, instant);
    return isReached;
  };
  return {
    context,
    db,
    products,
    advanceTo: (instant, shouldStop) => {
      for (let midnight = nextMidnight(now); midnight <= instant; midnight = nextMidnight(midnight)) {
        if (!runUntil(midnight - 1, shouldStop)) return false;
        endDay(midnight);
        now = midnight;
      }
      return runUntil(instant, shouldStop);
    },
    upcoming: scheduler.upcoming,
    state: () => ({
      sequence: ids.count(),
      keys: keys.count(),
      scheduled: sequences.count(),
      now,
      db: db.snapshot(),
      ledger: ledger.state(),
      mockLedger: mockLedger.state(),
    }),
  };
}

/** Wraps a ledger so that `notify` is called for each posting. */
const withPostingEvents = (ledger: Ledger, notify: (entry: Entry) => void): Ledger => ({
  ...ledger,
  post: (posting) => {
    const entry = ledger.post(posting);
    notify(entry);
    return entry;
  },
});
