import type { Appointment } from './appointments';
import type { Book } from './book/book';
import type { ExchangeDb } from './collections';
import type { News } from './happenings';
import type { Inbox } from './inbox';
import type { Ledger } from './ledger';
import type { Market } from './market/market';

/** What every part of the exchange stands on. */
export interface Floor {
  readonly seed: string;
  /** The present instant, in milliseconds since 1970. */
  readonly now: () => number;
  readonly db: ExchangeDb;
  readonly ledger: Ledger;
  readonly market: Market;
  /** What waits in every market: of the simulation and of users. */
  readonly book: Book;
  readonly inbox: Inbox;
  readonly news: News;
  /** A number nobody has had before. */
  readonly nextId: () => number;
  /** Puts an event on the agenda and returns its sequence, by which `cancel` takes it off. */
  readonly schedule: (at: number, event: Appointment) => number;
  readonly cancel: (sequence: number) => void;
}
