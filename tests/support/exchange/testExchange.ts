import { createScheduler } from '@mocks/exchange/scheduler';
import type { ScheduledEvent } from '@mocks/exchange/scheduledEvents';
import { createBook } from '@mocks/exchange/book/book';
import { createExchangeDb } from '@mocks/exchange/collections';
import type { EngineContext } from '@mocks/exchange/context';
import { createEventBus } from '@mocks/exchange/eventBus';
import { createInbox } from '@mocks/exchange/inbox';
import { createLedger } from '@mocks/exchange/ledger';
import { openMarkets } from '@mocks/exchange/markets';

/** Opens one module of the exchange alone, so that simulating a month of it does not simulate the rest. */
export function openTestExchange<Part>(
  { seed, at }: { seed: string; at: number },
  build: (floor: EngineContext) => Part,
  run: (part: Part, event: ScheduledEvent, due: number) => void,
) {
  let now = at;
  let sequence = 0;
  const nextId = () => (sequence += 1);
  const db = createExchangeDb();
  const agenda = createScheduler<ScheduledEvent>({ at });
  const inbox = createInbox(db, nextId);
  const market = openMarkets(seed, db);
  const part = build({
    seed,
    now: () => now,
    db,
    ledger: createLedger(),
    market,
    book: createBook({ db, market, now: () => now }),
    inbox,
    eventBus: createEventBus(),
    nextId,
    schedule: agenda.schedule,
    cancel: (number) => void agenda.cancel(number),
  });
  return {
    part,
    db,
    inbox,
    advanceTo: (instant: number) => {
      agenda.advanceTo(instant, (event, due) => {
        now = due;
        run(part, event, due);
      });
      now = instant;
    },
  };
}
