import { add, compare, isNegative, subtract, type Decimal } from '@/contract/decimal';
import { account } from '@/contract/capital';
import { contractAccount, isMockCoinId } from '@mocks/exchange/contracts/contractWallet';
import { contractsModule } from '@mocks/exchange/contracts/module';
import type { OrderTerms } from '@mocks/exchange/contracts/positions';
import { createEngine, type EngineState } from '@mocks/exchange/engine';
import { executionModule } from '@mocks/exchange/execution/module';
import { interventionsModule } from '@mocks/exchange/interventions/module';
import { marginModule } from '@mocks/exchange/margin/module';
import { userReference, entryKind, systemAccounts, movement } from '@mocks/exchange/posting';
import { spotModule } from '@mocks/exchange/spot/module';
import { transfersModule } from '@mocks/exchange/transfers/module';
import { usersModule } from '@mocks/exchange/users/module';
import { newUser } from '@mocks/exchange/users/users';

/** The time at which contract tests start: a Monday, an hour after funding. */
export const tradingStart = Date.UTC(2026, 0, 5, 9);
export const usdt = 52;
export const bitcoin = 1;
/** The traders of contract tests: without and with VIP. */
export const [anna, bert] = [11, 12] as const;

/** Opens the contracts module of an exchange with its dependencies only, for two users with 10,000 USDT and one BTC each. */
export function openContracts({
  seed = 'contracts',
  money = '10000',
  coins = '1',
  saved,
}: { seed?: string; money?: Decimal; coins?: Decimal; saved?: EngineState } = {}) {
  const { context, products, advanceTo, upcoming, state } = createEngine({
    seed,
    at: tradingStart,
    modules: [usersModule, executionModule, spotModule, marginModule, transfersModule, contractsModule, interventionsModule],
    saved,
  });
  const { db, ledger, now } = context;
  const { positions } = products;
  if (!saved)
    for (const [owner, vipLevel] of [[anna, 0] as const, [bert, 9] as const]) {
      db.users.insert({ ...newUser({ fid: owner, loginName: `${owner}@demo.example`, fnickname: '' }), vipLevel });
      positions.mockAccounts.open(owner, now());
      const [external, wallet] = [{ owner: systemAccounts.external, wallet: account.perpetual }, contractAccount(owner)];
      const lines = [[usdt, money] as const, [bitcoin, coins] as const].flatMap(([coinId, amount]) =>
        movement(coinId, amount, { account: external, bucket: 'available' }, { account: wallet, bucket: 'available' }),
      );
      ledger.post({ at: now(), kind: entryKind.deposit, reference: userReference(owner), lines });
    }
  return {
    ...context,
    positions,
    spot: products.spot,
    /** Places a market order for bitcoin as Anna, with the given overrides. */
    place: (overrides: Partial<OrderTerms> = {}) =>
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
        at: now(),
        ...overrides,
      }),
    advanceTo,
    next: () => upcoming()[0],
    balance: (owner: number = anna, coinId = usdt) => ledger.balance(contractAccount(owner), coinId),
    state,
  };
}
export type ContractsExchange = ReturnType<typeof openContracts>;

/** Lists inconsistencies in balances, positions and orders; empty if everything adds up. */
export function faultsOf({ db, ledger, mockLedger, positions, now }: ContractsExchange): string[] {
  const faults: string[] = [];
  for (const book of [ledger, mockLedger]) {
    for (const [coinId, total] of book.totals()) if (compare(total, '0') !== 0) faults.push(`coin ${coinId} sums to ${total}`);
    for (const { account: holder, available, frozen } of book.state().holdings)
      if (typeof holder.owner === 'number' && (isNegative(available) || isNegative(frozen))) faults.push(`${holder.owner} is below zero`);
  }
  for (const { owner, coinId, reserved } of db.contractAccounts.all()) {
    const mine = db.positions.find({ where: { owner, coinId } }).list;
    const margins = mine.filter(({ marginMode }) => marginMode === 'isolated').map(({ margin }) => margin);
    const orders = positions.orders.openOrders(owner).filter((order) => order.coinId === coinId);
    const expected = add(reserved, ...margins, ...orders.map(({ frozen }) => frozen));
    const { available, frozen } = (isMockCoinId(coinId) ? mockLedger : ledger).balance(contractAccount(owner), coinId);
    if (compare(expected, frozen) !== 0) faults.push(`${owner} has ${frozen} reserved, but ${expected} is accounted for`);
    const { balance, unrealised, equity } = positions.views.assets({ owner, coinId }, now());
    if (compare(add(available, frozen), balance) !== 0) faults.push(`${owner} sees a balance of ${balance}`);
    if (compare(subtract(equity, unrealised), balance) !== 0) faults.push(`${owner}: equity is not balance and profit`);
  }
  for (const { positionId, amount, cost, margin, fundingEventId } of db.positions.all()) {
    if (compare(amount, '0') <= 0 || compare(cost, '0') <= 0 || isNegative(margin)) faults.push(`position ${positionId} is empty`);
    if (fundingEventId === null) faults.push(`position ${positionId} has no funding event`);
  }
  for (const { orderId, state, amount, filledAmount, frozen } of db.contractOrders.all()) {
    if (compare(filledAmount, amount) > 0) faults.push(`order ${orderId} is filled beyond its amount`);
    if ((state === 'filled' || state === 'cancelled') && compare(frozen, '0') !== 0)
      faults.push(`order ${orderId} has ended with reserved funds`);
  }
  return faults;
}
