import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, divide, multiply, negate, subtract, truncate } from '@/contract/decimal';
import { entryPrice, maintenanceMargin, roundFee, profitAt, roundPnl, tiersOf, tradeMode, valueOf } from '@/contract/swap';
import {
  anna,
  bert,
  bitcoin,
  faultsOf,
  openContracts,
  tradingStart,
  type ContractsExchange,
} from '@tests/support/exchange/contractsExchange';
import { fundingPeriod } from '../market/contracts';
import { contractBillsOf } from './bills';

const day = 86_400_000;
const long = { contractCode: 'btcusd', side: 'buy', amount: '10000', leverage: 10 } as const;
const tiers = tiersOf(100, '1');
const system = ({ ledger }: ContractsExchange, owner: 'fees' | 'insurance' | 'liquidity' | 'funding') =>
  ledger.balance({ owner, wallet: account.perpetual }, bitcoin).available;
const only = <Row>(rows: readonly Row[]): Row => (rows.length === 1 && rows[0] ? rows[0] : expect.fail(`there are ${rows.length}`));
const untilNothingIsOpen = (exchange: ContractsExchange) => {
  for (let days = 1; days < 60 && exchange.db.positions.all().length > 0; days += 1) exchange.advanceTo(exchange.now() + day);
};

describe('a position in an inverse contract', () => {
  test('has its amount in dollars, its margin and its fee in the coin, and its entry at the harmonic mean', () => {
    const exchange = openContracts();
    const order = exchange.place({ ...long, amount: '300000' });
    const deals = exchange.db.contractDeals.find({ where: { orderId: order.orderId } }).list;
    expect(deals.length).toBeGreaterThan(1);
    const values = deals.map(({ amount, price }) => divide(amount, price));
    const position = only(exchange.positions.list(anna));
    expect(deals.map(({ turnover }) => turnover)).toEqual(values);
    expect(deals.map(({ fee }) => fee)).toEqual(values.map((value) => roundFee(multiply(value, '0.0006'))));
    expect(position).toMatchObject({ amount: '300000', fee: add(...deals.map(({ fee }) => fee)) });
    const mean = divide('300000', add(...values));
    expect(compare(subtract(position.entryPrice, mean).replace('-', ''), '0.00000001')).toBe(-1);
    expect(position.margin).toBe(add(...values.map((value) => divide(value, '10', 8))));
    expect(order.averagePrice).toBe(position.entryPrice);
    expect(exchange.balance(anna, bitcoin)).toEqual({
      available: subtract('1', add(position.margin, position.fee)),
      frozen: position.margin,
    });
    expect(exchange.balance()).toEqual({ available: '10000', frozen: '0' });
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('is refused without enough of its coin, whatever the balance in dollars', () => {
    const exchange = openContracts({ coins: '0.005' });
    expect(() => exchange.place(long)).toThrow(expect.objectContaining({ code: 'insufficientBalance' }));
  });
  test('takes whole contracts of 100 dollars, and no more leverage than its value in the coin allows', () => {
    const exchange = openContracts({ coins: '50' });
    expect(() => exchange.place({ ...long, amount: '150' })).toThrow(expect.objectContaining({ code: 'orderOffLot' }));
    // The first tier ends at 0.8 BTC: 100× up to there, 80× beyond.
    const edge = truncate(multiply('0.0078', exchange.market.mark('btcusd', exchange.now())), 0);
    expect(() => exchange.place({ ...long, amount: `${edge}00`, leverage: 100 })).not.toThrow();
    expect(() => exchange.place({ ...long, amount: '2500', leverage: 100 })).toThrow(expect.objectContaining({ code: 'orderLeverage' }));
  });
  test.each([
    ['buy', 'sell'],
    ['sell', 'buy'],
  ] as const)('opened by a %s realises its profit or loss in the coin, in proportion to the amount closed', (side, back) => {
    const exchange = openContracts();
    exchange.place({ ...long, side });
    const opened = only(exchange.db.positions.all());
    exchange.advanceTo(exchange.now() + day);
    const half = exchange.place({ ...long, side: back, effect: 'close', amount: '5000' });
    const cost = divide(opened.cost, '2');
    const gained = (order: typeof half) =>
      add(
        ...exchange.db.contractDeals.find({ where: { orderId: order.orderId } }).list.map(({ amount, price }) => {
          const part = { ...opened, amount, cost: divide(multiply(opened.cost, amount), opened.amount) };
          return roundPnl(profitAt(part, price));
        }),
      );
    const [sum, sign] = [valueOf('btcusd', '5000', half.averagePrice ?? '1'), side === 'buy' ? '1' : '-1'];
    // Expected: 5,000 ÷ entry − 5,000 ÷ exit for a long, the negative of it for a short.
    expect(truncate(subtract(half.realised, multiply(sign, subtract(cost, sum))), 7)).toBe('0');
    expect(half.realised).toBe(gained(half));
    const rest = exchange.place({ ...long, side: back, effect: 'close', amount: '5000' });
    const past = only(exchange.db.pastPositions.all());
    expect(past).toMatchObject({ amount: '10000', realised: add(half.realised, rest.realised), entryPrice: entryPrice(opened) });
    const closed = add(half.turnover, rest.turnover);
    expect(compare(subtract(past.closePrice, divide('10000', closed)).replace('-', ''), '0.00000001')).toBe(-1);
    const bills = contractBillsOf(exchange, anna, { mode: tradeMode.real });
    expect(new Set(bills.map(({ coinName }) => coinName))).toContain('BTC');
    const moved = add(...bills.filter(({ coinId }) => coinId === bitcoin).map(({ amount }) => amount));
    expect(exchange.balance(anna, bitcoin)).toEqual({ available: moved, frozen: '0' });
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('gains, losses and fees of two users who trade with each other sum to zero in the coin', () => {
    const exchange = openContracts();
    const trade = (buyer: number, seller: number, effect: 'open' | 'close') => {
      // There are no other orders inside the spread: the two match each other.
      const { bids } = exchange.market.depth('btcusd', exchange.now());
      const price = add(bids[0]?.price ?? '0', '0.1');
      exchange.place({ ...long, owner: buyer, effect, kind: 'limit', price, marginMode: 'cross' });
      exchange.place({ ...long, owner: seller, side: 'sell', effect, kind: 'limit', price, marginMode: 'cross' });
    };
    trade(anna, bert, 'open');
    expect(exchange.positions.list(anna)).toMatchObject([{ side: 'long', amount: '10000' }]);
    exchange.advanceTo(tradingStart + 3 * 3_600_000);
    trade(bert, anna, 'close');
    const pasts = exchange.db.pastPositions.all();
    expect(pasts.map(({ owner, side }) => [owner, side])).toEqual(
      expect.arrayContaining([
        [anna, 'long'],
        [bert, 'short'],
      ]),
    );
    expect(exchange.db.positions.all()).toEqual([]);
    // One gains what the other loses; amounts below the coin's decimals stay with the exchange.
    const remainder = negate(add(...pasts.map(({ realised }) => realised)));
    expect(['0', '0.00000001']).toContain(remainder);
    expect(system(exchange, 'liquidity')).toBe(remainder);
    expect(system(exchange, 'fees')).toBe(add(...pasts.map(({ fee }) => fee)));
    const userBalances = [anna, bert].map((owner) => subtract(exchange.balance(owner, bitcoin).available, '1'));
    expect(add(...userBalances, system(exchange, 'fees'), system(exchange, 'liquidity'))).toBe('0');
    expect(faultsOf(exchange)).toEqual([]);
  });
});

describe('funding and delivery', () => {
  test('funding is paid in the coin, on the value of the position at the mark', () => {
    const exchange = openContracts();
    exchange.place(long);
    const due = tradingStart - (tradingStart % fundingPeriod) + fundingPeriod;
    exchange.advanceTo(due);
    const rate = exchange.market.fundingRate('btcusd', due);
    const value = divide('10000', exchange.market.mark('btcusd', due));
    const paid = roundPnl(multiply(value, negate(rate)));
    expect(compare(paid, '0')).not.toBe(0);
    expect(only(exchange.db.contractFundings.all())).toMatchObject({ coinId: bitcoin, positionValue: value, rate, amount: paid });
    expect(contractBillsOf(exchange, anna, { mode: tradeMode.real, kind: 'funding' })).toMatchObject([{ coinName: 'BTC', amount: paid }]);
    expect(system(exchange, 'funding')).toBe(negate(paid));
  });
  test.each(['buy', 'sell'] as const)('a delivery position opened by a %s is settled in the coin, at the average of its index', (side) => {
    const exchange = openContracts();
    const contractCode = 'btcusd_260109_d';
    exchange.place({ ...long, contractCode, side, leverage: 2 });
    const position = only(exchange.db.positions.all());
    exchange.advanceTo(Date.UTC(2026, 0, 9, 8));
    const price = exchange.market.settlementPrice(contractCode);
    const fall = subtract(position.cost, divide('10000', price));
    const realised = roundPnl(side === 'buy' ? fall : negate(fall));
    expect(only(exchange.db.pastPositions.all())).toMatchObject({ end: 'settled', realised, funding: '0' });
    expect(only(exchange.db.contractOrders.find({ where: { source: 'settlement' } }).list)).toMatchObject({
      averagePrice: price,
      turnover: divide('10000', price),
      realised,
    });
    expect(contractBillsOf(exchange, anna, { mode: tradeMode.real, kind: 'settlement' })).toMatchObject([
      { coinName: 'BTC', amount: realised },
    ]);
    expect(exchange.balance(anna, bitcoin)).toEqual({ available: subtract(add('1', realised), position.fee), frozen: '0' });
    expect(faultsOf(exchange)).toEqual([]);
  });
});

describe('liquidation', () => {
  test.each(['buy', 'sell'] as const)(
    'a position opened by a %s at 80× loses its margin in the coin, at the first mark at which liquidation is due',
    (side) => {
      const exchange = openContracts();
      exchange.place({ ...long, side, leverage: 80 });
      const position = only(exchange.db.positions.all());
      const shown = only(exchange.positions.list(anna)).liquidationPrice ?? '0';
      while (exchange.db.positions.all().length > 0) exchange.advanceTo(exchange.next()?.at ?? expect.fail('no event is scheduled'));
      const past = only(exchange.db.pastPositions.all());
      const margin = add(position.margin, past.funding);
      expect(past).toMatchObject({ end: 'liquidated', realised: negate(margin) });
      const [at, since] = [past.closedTime, past.closedTime - (past.closedTime % fundingPeriod)];
      const spare = (instant: number) => {
        const mark = exchange.market.mark('btcusd', instant);
        return subtract(add(margin, profitAt(position, mark)), maintenanceMargin(position, mark, tiers));
      };
      expect(compare(spare(at), '0')).toBeLessThanOrEqual(0);
      for (let instant = Math.max(position.openedTime, since); instant < at; instant += 500)
        expect([instant, compare(spare(instant), '0')]).toEqual([instant, 1]);
      const mark = exchange.market.mark('btcusd', at);
      if (past.funding === '0') expect(compare(mark, shown) * (side === 'buy' ? 1 : -1)).toBeLessThanOrEqual(0);
      // Bankrupt once its value has changed by its margin: 10,000 ÷ (cost ± margin).
      const value = side === 'buy' ? add(position.cost, margin) : subtract(position.cost, margin);
      expect(compare(subtract(past.closePrice, divide('10000', value)).replace('-', ''), '0.00000001')).toBe(-1);
      expect(exchange.balance(anna, bitcoin)).toEqual({ available: subtract('1', add(position.margin, position.fee)), frozen: '0' });
      // The loss is the book's payment against the cost: the rest of the margin goes to the insurance fund.
      const taken = exchange.db.consumedLiquidity.find({ where: { venue: 'btcusd', side } }).list;
      expect(add(...taken.map(({ amount }) => amount))).toBe('10000');
      const paid = add(...taken.map(({ amount, price }) => divide(amount, price)));
      const lost = side === 'buy' ? subtract(paid, position.cost) : subtract(position.cost, paid);
      expect(truncate(subtract(system(exchange, 'insurance'), subtract(margin, lost)), 7)).toBe('0');
      expect(exchange.ledger.totals().get(bitcoin)).toBe('0');
      expect(exchange.db.messages.all().map(({ notice }) => notice)).toContain('positionLiquidated');
      expect(faultsOf(exchange)).toEqual([]);
    },
  );
  test('cross positions in one coin are liquidated together, those in dollars stay open', () => {
    const exchange = openContracts({ coins: '0.02' });
    exchange.place({ marginMode: 'cross', amount: '0.02', leverage: 5 });
    exchange.place({ ...long, amount: '50000', leverage: 75, marginMode: 'cross' });
    exchange.place({ ...long, contractCode: 'btcusd_260109_d', amount: '30000', leverage: 50, marginMode: 'cross' });
    for (let hours = 1; hours < 90 && exchange.db.positions.all().length > 1; hours += 1) exchange.advanceTo(exchange.now() + 3_600_000);
    expect(exchange.db.positions.all()).toMatchObject([{ contractCode: 'btcusdt' }]);
    expect(exchange.db.pastPositions.all().map(({ end }) => end)).toEqual(['liquidated', 'liquidated']);
    expect(exchange.balance(anna, bitcoin)).toEqual({ available: '0', frozen: '0' });
    const left = add(...contractBillsOf(exchange, anna, { mode: tradeMode.real, coinId: bitcoin }).map(({ amount }) => amount));
    expect(left).toBe('0');
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('a fully collateralised short has no liquidation price: its value in dollars is constant', () => {
    const exchange = openContracts();
    exchange.place({ ...long, side: 'sell', leverage: 1 });
    const position = only(exchange.db.positions.all());
    exchange.positions.positionActions.changeMargin(position, 'add', '0.001', exchange.now());
    expect(only(exchange.positions.list(anna)).liquidationPrice).toBeNull();
    exchange.advanceTo(exchange.now() + 5 * day);
    const later = only(exchange.positions.list(anna));
    const held = add(later.margin, later.unrealised, negate('0.001'), negate(later.funding));
    const value = multiply(held, later.markPrice);
    expect(compare(subtract('10000', value).replace('-', ''), '0.01')).toBe(-1);
    untilNothingIsOpen(exchange);
    expect(exchange.db.positions.all()).toHaveLength(1);
  });
});

test('a trading-fund card, which is in USDT, pays no fee in another coin', () => {
  const exchange = openContracts();
  exchange.db.users.update(anna, { hasOpenCard: true });
  const before = exchange.positions.cards.of(anna)?.left;
  const order = exchange.place(long);
  expect(exchange.positions.cards.of(anna)?.left).toBe(before);
  expect(contractBillsOf(exchange, anna, { mode: tradeMode.real, kind: 'fee' })).toMatchObject([
    { coinName: 'BTC', amount: negate(order.fee) },
  ]);
  exchange.place();
  expect(exchange.db.fundUsages.all()).toMatchObject([{ contractCode: 'btcusdt', coinName: 'USDT' }]);
});
