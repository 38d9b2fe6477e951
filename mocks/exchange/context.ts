import type { Collections, Definitions } from '../db';
import type { Book } from './book/book';
import type { engineCollections } from './engineCollections';
import type { EventBus } from './eventBus';
import type { Inbox } from './inbox/inbox';
import type { Ledger } from './ledger';
import type { Market } from './market/market';
import type { Entry } from './posting';

/** The domain events of the engine itself. */
export interface EngineDomainEvents {
  /** An entry was posted to the ledger; postings to the mock trading ledger are not announced. */
  posted: Entry;
}

/** The dependencies of a product, as types. Each product declares its own in its `context.ts`, so that they are all in one place. */
export interface Dependencies {
  /** The collections it reads and writes: its own and shared ones. */
  readonly collections: Definitions;
  /** The events it schedules. */
  readonly scheduled?: object;
  /** The names of the inbox texts it writes. */
  readonly notices?: string;
  /** The domain events it emits, as payloads by name. */
  readonly emits?: object;
  /** The domain events of other products, or of the engine, that it subscribes to. */
  readonly subscribesTo?: object;
}

type DependencyOf<D extends Dependencies, K extends keyof NoDependencies> = D extends {
  readonly [P in K]: infer Declared extends NonNullable<Dependencies[K]>;
}
  ? Declared
  : NoDependencies[K];
interface NoDependencies {
  readonly scheduled: never;
  readonly notices: never;
  readonly emits: object;
  readonly subscribesTo: object;
}

/** The engine context of one product. It knows no product. */
export interface EngineContext<D extends Dependencies> {
  readonly seed: string;
  /** The current instant, in milliseconds since 1970. */
  readonly now: () => number;
  readonly db: Collections<typeof engineCollections> & Collections<D['collections']>;
  readonly ledger: Ledger;
  /** The ledger of mock trading, separate from the real one. */
  readonly mockLedger: Ledger;
  readonly market: Market;
  /** The resting orders of every market, simulated ones and those of users. */
  readonly book: Book;
  readonly inbox: Inbox<DependencyOf<D, 'notices'>>;
  readonly eventBus: EventBus<DependencyOf<D, 'emits'>, DependencyOf<D, 'subscribesTo'>>;
  /** Returns a new unique number. */
  readonly nextId: () => number;
  /** Returns a number for a session key from a separate counter: whether a host issues keys must not affect any other number. */
  readonly nextKey: () => number;
  /** Schedules an event and returns its sequence, by which `cancel` removes it. */
  readonly schedule: (at: number, event: DependencyOf<D, 'scheduled'>) => number;
  readonly cancel: (sequence: number) => void;
  /** Makes a change that persists even if the call is refused, such as counting wrong codes. */
  readonly persistOnFailure: (change: () => void) => void;
}
