import * as z from 'zod/mini';
import { personas, type PersonaId } from '@fixtures/personas';
import { BusinessError } from './businessError';
import { createScheduler, type Scheduler } from './exchange/scheduler';
import { ScheduledEvent } from './exchange/scheduledEvents';
import { createExchangeDb } from './exchange/collections';
import { createFunds, type Funds } from './exchange/funds/funds';
import { createBook } from './exchange/book/book';
import { createFavourites, type Favourites } from './exchange/favourites';
import type { EngineContext } from './exchange/context';
import { createEventBus } from './exchange/eventBus';
import { createIdentity, type Identity } from './exchange/identity/identity';
import { createInterventions, type Interventions } from './exchange/interventions/interventions';
import { createInbox } from './exchange/inbox';
import { createLedger, type Ledger } from './exchange/ledger';
import { createBots, type Bots } from './exchange/bots/bots';
import { createCopy, type Copy } from './exchange/copy/copy';
import { createLive, type Live } from './exchange/live/live';
import { openMarkets } from './exchange/markets';
import { seedInboxes } from './seed/inboxes';
import { createUsers, seedUsers, type Users } from './exchange/users';
import { createPositions, type Positions } from './exchange/contracts/positions';
import { readScheduler, readLedger, restorePart } from './exchange/engineSnapshot';
import { createSecurity, type Security } from './exchange/security/security';
import { createSessions, type Sessions } from './exchange/sessions';
import { createMargin, type Margin } from './exchange/margin/margin';
import { createSpot, type Spot } from './exchange/spot/spot';
import { createTransfers, type Transfers } from './exchange/transfers';
import { createFaults, type Faults } from './faults/board';
import { createWeb3, type Web3 } from './exchange/web3/web3';
import { seedActions } from './seed';
import type { Connection } from './resolvers/implement';

/** Everything of one simulated exchange. Nothing in it waits, reads a clock or draws true randomness. */
export interface World extends Pick<EngineContext, 'seed' | 'db' | 'ledger' | 'market' | 'book' | 'inbox' | 'nextId'> {
  readonly startedAt: number;
  /** The instant of the request being answered, in milliseconds since 1970. */
  readonly now: number;
  /** How long every answer takes. */
  latencyMs: number;
  /** What goes wrong with calls on purpose. */
  readonly faults: Faults;
  /** The money of mock trading, apart from all other. */
  readonly mockLedger: Ledger;
  readonly users: Users;
  readonly sessions: Sessions;
  readonly favourites: Favourites;
  readonly transfers: Transfers;
  readonly positions: Positions;
  readonly funds: Funds;
  readonly security: Security;
  readonly spot: Spot;
  readonly margin: Margin;
  readonly copy: Copy;
  readonly live: Live;
  readonly bots: Bots;
  readonly identity: Identity;
  readonly web3: Web3;
  readonly interventions: Interventions;
  /** Puts a persona behind a connection. */
  become(connection: Pick<Connection, 'key' | 'login' | 'logout'>, persona: PersonaId): void;
  /** Lets everything happen that was due up to `now`. */
  advanceTo(now: number): void;
  /** What is on the schedule, soonest first. */
  upcoming(): readonly { readonly sequence: number; readonly at: number; readonly event: ScheduledEvent }[];
  /** Takes note of a fault of the simulation itself. */
  report(error: unknown): void;
  state(): WorldState;
}

/** A world as JSON. What the parts hold is checked by the parts. */
export const WorldState = z.object({
  sequence: z.int(),
  /** How many keys of connections were given out. */
  keys: z.int(),
  now: z.int(),
  latencyMs: z.int(),
  faults: z.unknown(),
  db: z.unknown(),
  ledger: z.unknown(),
  mockLedger: z.unknown(),
  scheduler: z.unknown(),
});
export type WorldState = z.output<typeof WorldState>;

/** Numbers begin where all have seven digits for as long as anybody plays: many are sorted as texts. */
const firstNumber = 1_000_000;

/** Builds a world from its seed, or takes up a saved one of the same seed. Throws where the saved state is corrupt. */
export function createWorld({
  seed,
  startedAt,
  saved,
  onFault = () => {},
}: {
  seed: string;
  startedAt: number;
  saved?: WorldState;
  onFault?: (error: unknown) => void;
}): World {
  const openedAt = startedAt - pastMs;
  let now = saved?.now ?? openedAt;
  let sequence = saved?.sequence ?? firstNumber;
  const nextId = () => (sequence += 1);
  // Keys are counted apart: which serving gives them out must not show in any other number.
  let keys = saved?.keys ?? 0;
  const db = createExchangeDb();
  if (saved) restorePart('db', () => db.restore(saved.db));
  const ledger = restorePart('ledger', () => createLedger(saved ? readLedger(saved.ledger) : undefined));
  const mockLedger = restorePart('mockLedger', () => createLedger(saved ? readLedger(saved.mockLedger) : undefined));
  const scheduler: Scheduler<ScheduledEvent> = restorePart('scheduler', () =>
    createScheduler<ScheduledEvent>(saved ? readScheduler(saved.scheduler, ScheduledEvent) : { at: openedAt }),
  );
  const faults = restorePart('faults', () => createFaults(seed, saved?.faults));
  const market = openMarkets(seed, db);
  const inbox = createInbox(db, nextId);
  const sessions = createSessions(db, seed, () => (keys += 1));
  const book = createBook({ db, market, now: () => now });
  const context: EngineContext = {
    seed,
    now: () => now,
    db,
    ledger,
    market,
    book,
    inbox,
    eventBus: createEventBus(),
    nextId,
    schedule: scheduler.schedule,
    cancel: (sequence) => void scheduler.cancel(sequence),
  };
  const positions = createPositions(context, mockLedger);
  const security = createSecurity(context);
  const funds = createFunds(context, security);
  const spot = createSpot(context);
  const margin = createMargin(context, spot);
  const transfers = createTransfers(context, margin.movable);
  const copy = createCopy(context, positions);
  const live = createLive(context, { followersOf: copy.followersOf, isTrader: (uid) => copy.leads.find(uid) !== undefined });
  const bots = createBots(context, { positions, copy, live });
  const identity = createIdentity(context);
  const web3 = createWeb3(context);
  const interventions = createInterventions(context);
  const run = (event: ScheduledEvent, at: number): void => {
    now = Math.max(now, at);
    switch (event.part) {
      case 'transfers':
        return transfers.run(event, at);
      case 'positions':
        return positions.run(event, at);
      case 'funds':
        return funds.run(event, at);
      case 'security':
        return security.run(event, at);
      case 'spot':
        return spot.run(event);
      case 'margin':
        return margin.run(event);
      case 'copy':
        return copy.run(event, at);
      case 'live':
        return live.run(event, at);
      case 'bots':
        return bots.run(event, at);
      case 'identity':
        return identity.run(event, at);
      case 'web3':
        return web3.run(event, at);
      case 'interventions':
        return interventions.run(event);
    }
  };

  const world: World = {
    seed,
    startedAt,
    get now() {
      return now;
    },
    latencyMs: saved?.latencyMs ?? 0,
    faults,
    db,
    ledger,
    mockLedger,
    market,
    book,
    inbox,
    users: createUsers(db),
    sessions,
    favourites: createFavourites(db, () => now),
    transfers,
    positions,
    funds,
    security,
    spot,
    margin,
    copy,
    live,
    bots,
    identity,
    web3,
    interventions,
    nextId,
    become: (connection, persona) => {
      connection.logout();
      const { login, wallet } = personas[persona];
      if (login !== null) connection.login(login.fid);
      if (wallet !== null) sessions.connectWallet(connection.key, wallet.accountId, now);
    },
    advanceTo: (instant) => {
      scheduler.advanceTo(instant, run);
      now = Math.max(now, instant);
    },
    upcoming: () => scheduler.state().scheduledEvents,
    report: onFault,
    state: () => ({
      sequence,
      keys,
      now,
      latencyMs: world.latencyMs,
      faults: faults.state(),
      db: db.snapshot(),
      ledger: ledger.state(),
      mockLedger: mockLedger.state(),
      scheduler: scheduler.state(),
    }),
  };
  if (!saved) {
    seedUsers({ db, ledger, seed, startedAt, openedAt });
    for (const { fid } of db.users.all()) positions.mockAccounts.open(fid, openedAt);
    for (const { beforeMs, act } of seedActions) {
      world.advanceTo(Math.max(openedAt, startedAt - beforeMs));
      try {
        act(world);
      } catch (error) {
        // What the market of the day did not bear was not done: contracts and pairs are listed at different times.
        if (!(error instanceof BusinessError)) throw error;
      }
    }
    world.advanceTo(startedAt);
    seedInboxes({ db, inbox, seed, startedAt, usdt: market.usdt });
  }
  return world;
}

/** How long before a world begins people have been doing things in it. */
const pastMs = 30 * 86_400_000;
