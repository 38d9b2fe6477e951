import type { ScheduledEvent } from './scheduledEvents';
import type { Book } from './book/book';
import type { ExchangeDb } from './collections';
import type { EventBus } from './eventBus';
import type { Inbox } from './inbox';
import type { Ledger } from './ledger';
import type { Market } from './market/market';

/** What every part of the exchange stands on. */
export interface EngineContext {
  readonly seed: string;
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  readonly db: ExchangeDb;
  readonly ledger: Ledger;
  readonly market: Market;
  /** What waits in every market: of the simulation and of users. */
  readonly book: Book;
  readonly inbox: Inbox;
  readonly eventBus: EventBus;
  /** A number nobody has had before. */
  readonly nextId: () => number;
  /** Puts an event on the schedule and returns its sequence, by which `cancel` takes it off. */
  readonly schedule: (at: number, event: ScheduledEvent) => number;
  readonly cancel: (sequence: number) => void;
}
