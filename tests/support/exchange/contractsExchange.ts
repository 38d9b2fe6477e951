import { add, compare, isNegative, subtract, type Decimal } from '@/contract/decimal';
import { account } from '@/contract/capital';
import { createScheduler } from '@mocks/exchange/scheduler';
import type { ScheduledEvent } from '@mocks/exchange/scheduledEvents';
import { createBook } from '@mocks/exchange/book/book';
import { createExchangeDb } from '@mocks/exchange/collections';
import { createEventBus } from '@mocks/exchange/eventBus';
import { createInbox } from '@mocks/exchange/inbox';
import { createLedger } from '@mocks/exchange/ledger';
import { openMarkets } from '@mocks/exchange/markets';
import { newcomer } from '@mocks/exchange/users';
import { contractAccount } from '@mocks/exchange/contracts/contractWallet';
import { createPositions, type OrderTerms } from '@mocks/exchange/contracts/positions';
import { entryKind, systemAccounts, movement } from '@mocks/exchange/posting';

/** The time at which contract tests start: a Monday, an hour after funding. */
export const tradingStart = Date.UTC(2026, 0, 5, 9);
export const usdt = 52;
/** The traders of contract tests: without and with VIP. */
export const [anna, bert] = [11, 12] as const;

/** Opens the contracts module of an exchange with its dependencies only, for two users with 10,000 USDT each. */
export function openContracts({
  seed = 'contracts',
  money = '10000',
  saved,
}: { seed?: string; money?: Decimal; saved?: ContractsState } = {}) {
  let now = saved?.now ?? tradingStart;
  let sequence = saved?.sequence ?? 100;
  const db = createExchangeDb();
  if (saved) db.restore(saved.db);
  const ledger = createLedger(saved?.ledger);
  const mockLedger = createLedger(saved?.mockLedger);
  const agenda = createScheduler<ScheduledEvent>(saved?.agenda ?? { at: now });
  const market = openMarkets(seed, db);
  const eventBus = createEventBus();
  const nextId = () => (sequence += 1);
  const exchange = {
    seed,
    now: () => now,
    db,
    ledger,
    market,
    book: createBook({ db, market, now: () => now }),
    inbox: createInbox(db, nextId),
    eventBus,
    nextId,
    schedule: agenda.schedule,
    cancel: (appointment: number) => void agenda.cancel(appointment),
  };
  const positions = createPositions(exchange, mockLedger);
  if (!saved)
    for (const [owner, vipLevel] of [[anna, 0] as const, [bert, 9] as const]) {
      db.users.insert({ ...newcomer({ fid: owner, loginName: `${owner}@demo.example`, fnickname: '' }), vipLevel });
      positions.mockAccounts.open(owner, now);
      const [bank, own] = [{ owner: systemAccounts.external, wallet: account.perpetual }, contractAccount(owner)];
      const lines = movement(usdt, money, { account: bank, bucket: 'available' }, { account: own, bucket: 'available' });
      ledger.post({ at: now, kind: entryKind.deposit, reference: 'start', lines });
    }
  return {
    ...exchange,
    mockLedger,
    positions,
    /** Places a market order for bitcoin as Anna, with the given overrides. */
    place: (wish: Partial<OrderTerms> = {}) =>
      positions.place({
        owner: anna,
        bizType: 'portal',
        contractCode: 'btcusdt',
        side: 'buy',
        effect: 'open',
        kind: 'market',
        amount: '0.1',
        leverage: 20,
        marginMode: 'isolated',
        at: now,
        ...wish,
      }),
    advanceTo: (instant: number) => {
      agenda.advanceTo(instant, (event, at) => {
        now = Math.max(now, at);
        if (event.part === 'positions') positions.run(event, at);
      });
      now = Math.max(now, instant);
    },
    next: () => agenda.next(),
    balance: (owner: number = anna) => ledger.balance(contractAccount(owner), usdt),
    state: (): ContractsState => ({
      now,
      sequence,
      db: db.snapshot(),
      ledger: ledger.state(),
      mockLedger: mockLedger.state(),
      agenda: agenda.state(),
    }),
  };
}
export type ContractsExchange = ReturnType<typeof openContracts>;

interface ContractsState {
  readonly now: number;
  readonly sequence: number;
  readonly db: unknown;
  readonly ledger: ReturnType<ReturnType<typeof createLedger>['state']>;
  readonly mockLedger: ReturnType<ReturnType<typeof createLedger>['state']>;
  readonly agenda: ReturnType<ReturnType<typeof createScheduler<ScheduledEvent>>['state']>;
}

/** Lists inconsistencies in balances, positions and orders; empty if everything adds up. */
export function faultsOf({ db, ledger, mockLedger, positions, now }: ContractsExchange): string[] {
  const faults: string[] = [];
  for (const book of [ledger, mockLedger]) {
    for (const [coinId, total] of book.totals()) if (compare(total, '0') !== 0) faults.push(`coin ${coinId} is ${total} in all`);
    for (const { account: whose, available, frozen } of book.state().holdings)
      if (typeof whose.owner === 'number' && (isNegative(available) || isNegative(frozen))) faults.push(`${whose.owner} is below zero`);
  }
  for (const { owner, coinId, reserved } of db.contractAccounts.all()) {
    const mine = db.positions.find({ where: { owner, coinId } }).list;
    const margins = mine.filter(({ marginMode }) => marginMode === 'isolated').map(({ margin }) => margin);
    const orders = positions.orders.waiting(owner).filter((order) => order.coinId === coinId);
    const expected = add(reserved, ...margins, ...orders.map(({ frozen }) => frozen));
    const { available, frozen } = (coinId === usdt ? ledger : mockLedger).balance(contractAccount(owner), coinId);
    if (compare(expected, frozen) !== 0) faults.push(`${owner} has ${frozen} frozen, but ${expected} is accounted for`);
    const { balance, unrealised, equity } = positions.views.assets({ owner, coinId }, now());
    if (compare(add(available, frozen), balance) !== 0) faults.push(`${owner} is shown ${balance}`);
    if (compare(subtract(equity, unrealised), balance) !== 0) faults.push(`${owner}: equity is not balance and profit`);
  }
  for (const { positionId, amount, cost, margin, fundingEventId } of db.positions.all()) {
    if (compare(amount, '0') <= 0 || compare(cost, '0') <= 0 || isNegative(margin)) faults.push(`position ${positionId} is nothing`);
    if (fundingEventId === null) faults.push(`position ${positionId} waits for nothing`);
  }
  for (const { orderId, state, amount, filledAmount, frozen } of db.contractOrders.all()) {
    if (compare(filledAmount, amount) > 0) faults.push(`order ${orderId} is filled beyond its amount`);
    if ((state === 'filled' || state === 'cancelled') && compare(frozen, '0') !== 0) faults.push(`order ${orderId} has ended with money`);
  }
  return faults;
}
