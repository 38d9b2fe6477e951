import { createScheduler } from '@mocks/exchange/scheduler';
import type { ScheduledEvent } from '@mocks/exchange/scheduledEvents';
import { createBook } from '@mocks/exchange/book/book';
import { createExchangeDb } from '@mocks/exchange/collections';
import type { EngineContext } from '@mocks/exchange/context';
import { createEventBus } from '@mocks/exchange/eventBus';
import { createInbox } from '@mocks/exchange/inbox';
import { createLedger } from '@mocks/exchange/ledger';
import { createMargin } from '@mocks/exchange/margin/margin';
import { coinByName, openMarkets } from '@mocks/exchange/markets';
import { entryKind, systemAccounts, movement, type Account } from '@mocks/exchange/posting';
import { createSpot } from '@mocks/exchange/spot/spot';
import type { World } from '@mocks/world';

/** The spot and margin part of a world. */
export type SpotMarginExchange = Pick<World, 'db' | 'ledger' | 'market' | 'book' | 'spot' | 'margin' | 'now' | 'advanceTo'>;

/** The initial balance of an account. */
export interface OpeningBalance {
  readonly account: Account;
  readonly coin: string;
  readonly amount: string;
}

/** Opens only spot and margin trading, without users or history, so that properties can run thousands of cases. */
export function openSpotMargin({
  seed,
  at,
  openingBalances,
}: {
  seed: string;
  at: number;
  openingBalances: readonly OpeningBalance[];
}): SpotMarginExchange {
  let now = at;
  let sequence = 1000;
  const nextId = () => (sequence += 1);
  const db = createExchangeDb();
  const ledger = createLedger();
  const agenda = createScheduler<ScheduledEvent>({ at });
  const market = openMarkets(seed, db);
  const book = createBook({ db, market, now: () => now });
  const floor: EngineContext = {
    seed,
    now: () => now,
    db,
    ledger,
    market,
    book,
    inbox: createInbox(db, nextId),
    eventBus: createEventBus(),
    nextId,
    schedule: agenda.schedule,
    cancel: (event) => void agenda.cancel(event),
  };
  const spot = createSpot(floor);
  const margin = createMargin(floor, spot);
  for (const { account, coin, amount } of openingBalances)
    ledger.post({
      at,
      kind: entryKind.deposit,
      reference: 'purse',
      lines: movement(
        coinByName(coin).coinId,
        amount,
        { account: { owner: systemAccounts.external, wallet: account.wallet }, bucket: 'available' },
        { account, bucket: 'available' },
      ),
    });
  return {
    db,
    ledger,
    market,
    book,
    spot,
    margin,
    get now() {
      return now;
    },
    advanceTo: (instant) => {
      agenda.advanceTo(instant, (event, due) => {
        now = Math.max(now, due);
        if (event.part === 'spot') spot.run(event);
        if (event.part === 'margin') margin.run(event);
      });
      now = Math.max(now, instant);
    },
  };
}
