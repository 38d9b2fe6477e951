import type { Collections, Definitions } from '../db';
import type { Book } from './book/book';
import type { engineCollections } from './engineCollections';
import type { EventBus } from './eventBus';
import type { Inbox } from './inbox/inbox';
import type { Ledger } from './ledger';
import type { Market } from './market/market';
import type { Entry } from './posting';

/** What the engine itself tells the products. */
export interface EngineDomainEvents {
  /** Money was posted to the ledger; mock trading has a ledger of its own, of which nothing is told. */
  posted: Entry;
}

/** What a product works with, as types. Each declares its own in its `context.ts`, so that all it depends on stands in one place. */
export interface Dependencies {
  /** The collections it reads and writes: its own, and those it shares with other products. */
  readonly collections: Definitions;
  /** What it puts on the schedule. */
  readonly scheduled?: object;
  /** The names of the inbox texts it writes. */
  readonly notices?: string;
  /** The domain events it emits, as payloads by name. */
  readonly emits?: object;
  /** The domain events of other products, or of the engine, that it hears. */
  readonly hears?: object;
}

type Of<D extends Dependencies, K extends keyof Nothing> = D extends { readonly [P in K]: infer Given extends NonNullable<Dependencies[K]> }
  ? Given
  : Nothing[K];
interface Nothing {
  readonly scheduled: never;
  readonly notices: never;
  readonly emits: object;
  readonly hears: object;
}

/** The engine as one product sees it. It knows no product. */
export interface EngineContext<D extends Dependencies> {
  readonly seed: string;
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  readonly db: Collections<typeof engineCollections> & Collections<D['collections']>;
  readonly ledger: Ledger;
  /** The money of mock trading, apart from all other. */
  readonly mockLedger: Ledger;
  readonly market: Market;
  /** What waits in every market: of the simulation and of users. */
  readonly book: Book;
  readonly inbox: Inbox<Of<D, 'notices'>>;
  readonly eventBus: EventBus<Of<D, 'emits'>, Of<D, 'hears'>>;
  /** A number nobody has had before. */
  readonly nextId: () => number;
  /** A number for the key of a session, counted apart: which serving gives keys out must not show in any other number. */
  readonly nextKey: () => number;
  /** Puts an event on the schedule and returns its sequence, by which `cancel` takes it off. */
  readonly schedule: (at: number, event: Of<D, 'scheduled'>) => number;
  readonly cancel: (sequence: number) => void;
  /** Makes a change that stays although the call is refused, such as the count of wrong codes. */
  readonly outlast: (change: () => void) => void;
}
