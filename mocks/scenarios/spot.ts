import { add, isZero, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { feesOf, fillRole, orderSide, orderState, orderType, stepOf, timeInForce, tradeType, tradingAccount } from '@/contract/spot';
import { personas, type PersonaId } from '@fixtures/personas';
import { coinByName, pairByName } from '../exchange/markets';
import { accountOf, entryKind, systemAccounts, movement } from '../exchange/posting';
import { draftOf } from '../exchange/spot/draft';
import type { StoredOrder } from '../exchange/spot/records';
import { digitsOf, venueOf } from '../exchange/spot/terms';
import { placeAway, priceAway } from '../exchange/spot/seed';
import type { World } from '../world';
import type { Scenario } from './scenario';

const tomas = personas.trader.login.fid;
const btc = pairByName('BTC_USDT').tradeId;

const listed = (title: string, look: string, arrange: (world: World) => void, persona: PersonaId = 'trader') =>
  ({ title, look, persona, address: '/orderHome/coinTradeOrder', arrange }) satisfies Scenario;

/** A scenario to look at on the trade screen of a pair. */
const trading = (title: string, look: string, arrange: (world: World) => void, { persona = 'trader', code = 'btc_usdt' }: Screen = {}) =>
  ({ ...listed(title, look, arrange, persona), address: `/trade/exchange/?tradeCode=${code}` }) satisfies Scenario;

interface Screen {
  readonly persona?: PersonaId;
  readonly code?: string;
}

/** Sets what somebody has of a coin in the spot account, by a bonus or by taking the rest back. */
function leave(world: World, owner: number, coin: string, amount: Decimal): void {
  const { coinId } = coinByName(coin);
  const { available } = world.ledger.balance({ owner, wallet: tradingAccount.spot }, coinId);
  const change = subtract(amount, available);
  if (isZero(change)) return;
  const accounts = { account: { owner: systemAccounts.bonus, wallet: tradingAccount.spot }, bucket: 'available' } as const;
  const own = { account: { owner, wallet: tradingAccount.spot }, bucket: 'available' } as const;
  world.ledger.post({ at: world.now, kind: entryKind.adjustment, reference: 'scenario', lines: movement(coinId, change, accounts, own) });
}

export const spotScenarios = {
  'order-waiting': trading(
    'Three orders wait in the book, one on either side and one far away',
    'The open orders and the frozen money of the spot account.',
    (world) => {
      placeAway(world, { owner: tomas, pair: 'BTC_USDT', side: orderSide.buy, amount: '0.05', off: '0.01' });
      placeAway(world, { owner: tomas, pair: 'BTC_USDT', side: orderSide.sell, amount: '0.1', off: '0.01' });
      placeAway(world, { owner: tomas, pair: 'SOL_USDT', side: orderSide.buy, amount: '10', off: '0.3' });
    },
  ),
  'order-partly-filled': trading(
    'An order has taken what the book offers at its price and waits with the rest',
    'The open order is filled in part; the next trades at its price fill it further.',
    (world) => {
      const { tradeId } = pairByName('DOGE_USDT');
      const [best] = world.book.depth(venueOf(tradeId), 1).asks;
      if (!best) return;
      leave(world, tomas, 'USDT', add('12480.55', multiply(multiply(best.price, best.amount), '2')));
      const order = { owner: tomas, tradeId, side: orderSide.buy, type: orderType.limit, price: best.price };
      world.spot.place({ ...order, amount: multiply(best.amount, '2') });
    },
    { code: 'doge_usdt' },
  ),
  'order-soon-filled': trading(
    'A large order waits a hair below the price and is filled bit by bit as time passes',
    'Let the clock run: fills come in, the last one with a message.',
    (world) => {
      placeAway(world, { owner: personas.vip.login.fid, pair: 'BTC_USDT', side: orderSide.buy, amount: '15', off: '0.0005' });
    },
    { persona: 'vip' },
  ),
  'stop-waiting': trading(
    'A stop-limit and a trailing order wait for the price to fall',
    'Let the clock run: one triggers at its price, the other follows the price up first.',
    (world) => {
      const stopPrice = priceAway(world, btc, orderSide.buy, '0.005');
      const sell = { owner: tomas, tradeId: btc, side: orderSide.sell };
      world.spot.place({
        ...sell,
        type: orderType.stopLimit,
        stopPrice,
        price: priceAway(world, btc, orderSide.buy, '0.02'),
        amount: '0.1',
      });
      world.spot.place({ ...sell, type: orderType.trailing, trailing: '0.01', amount: '0.1' });
    },
  ),
  'oco-waiting': trading(
    'Two orders wait of which one ends the other',
    'The amount is frozen once; let the clock run and one leg fills, the other is cancelled.',
    (world) => {
      world.spot.placeOco({
        owner: tomas,
        tradeId: btc,
        account: tradingAccount.spot,
        side: orderSide.sell,
        amount: '0.2',
        price: priceAway(world, btc, orderSide.sell, '0.01'),
        stopPrice: priceAway(world, btc, orderSide.buy, '0.01'),
        stopLimitPrice: priceAway(world, btc, orderSide.buy, '0.02'),
      });
    },
  ),
  'order-against-person': trading(
    'Somebody else offers bitcoin below the book',
    "Buy bitcoin at the market: the other person's order is met before the book.",
    (world) => {
      const [ask] = world.book.depth(venueOf(btc), 1).asks;
      if (!ask) return;
      const price = subtract(ask.price, '0.01');
      world.spot.place({ owner: personas.vip.login.fid, tradeId: btc, side: orderSide.sell, type: orderType.limit, amount: '0.5', price });
    },
  ),
  'order-no-money': trading(
    'Hardly any dollars are left to buy with (30301)',
    'Place a buy order of ten dollars: the balance does not suffice.',
    (world) => leave(world, tomas, 'USDT', '2'),
  ),
  'order-below-minimum': trading(
    'What is left is worth less than the least order (30403)',
    'Sell the bitcoin that is left: the order is below the minimum value.',
    (world) => leave(world, tomas, 'BTC', '0.00003'),
  ),
  'order-book-too-thin': trading(
    'More is to be bought at once than the book holds (30408)',
    'Buy a thousand bitcoin or nothing: the book cannot fill it.',
    (world) => leave(world, personas.vip.login.fid, 'USDT', '150000000'),
    { persona: 'vip' },
  ),
  'order-market-halted': trading(
    'Somebody holds a coin whose market was halted (30401)',
    'Place an order for KAS: the market is not open.',
    (world) => leave(world, tomas, 'KAS', '5000'),
    { code: 'kas_alts' },
  ),
  'orders-huge': listed(
    'Ten thousand past orders, a tenth of them filled',
    'The order history, its pages and filters, the fills and the bills.',
    (world) => fillHistory(world, personas.vip.login.fid, 10_000),
    'vip',
  ),
  'orders-none': listed('Nobody has placed any order yet', 'The empty lists of open orders, history and fills.', () => {}, 'newUser'),
} as const satisfies Record<string, Scenario>;

const minuteMs = 60_000;
const inEach = 10;
const bundle = 50;

/**
 * Writes past orders of one pair, most of them cancelled, every tenth filled by turns as buy and sell, the newest last.
 * They are not lived through, for there are too many; the ledger gets what the filled ones moved, in bundles.
 */
function fillHistory(world: World, owner: number, count: number): void {
  const { maker } = feesOf(world.db.users.get(owner)?.vipLevel ?? 0);
  const price = truncate(world.market.price(btc, world.now), digitsOf(btc).price);
  const template = draftOf(
    { market: world.market, now: () => world.now, nextId: () => 0 },
    { owner, tradeId: btc, side: orderSide.buy, type: orderType.limit, price, amount: '0.01' },
    null,
  );
  let filled: StoredOrder[] = [];
  for (let index = 0; index < count; index += 1) {
    const isFilled = index % inEach === 0;
    const at = world.now - (count - index) * minuteMs;
    const order = pastOrder(template, {
      sequence: world.nextId(),
      at,
      isFilled,
      isBuy: index % (2 * inEach) === 0,
      maker,
      lots: (index % 90) + 10,
    });
    world.db.spotOrders.insert(order);
    if (!isFilled) continue;
    world.db.spotFills.insert(pastFill(order, world.nextId()));
    filled.push(order);
    if (filled.length < bundle) continue;
    book(world, owner, filled);
    filled = [];
  }
  book(world, owner, filled);
}

function pastOrder(
  template: StoredOrder,
  {
    sequence,
    at,
    isFilled,
    isBuy,
    maker,
    lots,
  }: { sequence: number; at: number; isFilled: boolean; isBuy: boolean; maker: Decimal; lots: number },
): StoredOrder {
  const amount = multiply(stepOf(4), String(lots));
  const turnover = multiply(amount, template.price ?? '0');
  const filled = isFilled ? amount : '0';
  return {
    ...template,
    orderId: String(sequence),
    side: isBuy ? orderSide.buy : orderSide.sell,
    timeInForce: timeInForce.gtc,
    tradeType: tradeType.normal,
    amount,
    filledAmount: filled,
    filledTurnover: isFilled ? turnover : '0',
    fee: isFilled ? truncate(multiply(isBuy ? amount : turnover, maker), 8) : '0',
    feeCoin: isBuy ? 'BTC' : 'USDT',
    state: isFilled ? orderState.filled : orderState.cancelled,
    reason: isFilled ? null : 'user',
    isOpen: false,
    createdTime: at,
    updatedTime: at,
  };
}

const pastFill = (order: StoredOrder, sequence: number) => ({
  fillId: String(sequence),
  sequence,
  owner: order.owner,
  orderId: order.orderId,
  tradeId: order.tradeId,
  tradeName: order.tradeName,
  account: order.account,
  side: order.side,
  role: fillRole.maker,
  price: order.price ?? '0',
  amount: order.filledAmount,
  turnover: order.filledTurnover,
  fee: order.fee,
  feeCoin: order.feeCoin,
  time: order.updatedTime,
});

/** Posts what a bundle of filled orders moved: the trades in one entry, their fees in another. */
function book(world: World, owner: number, orders: readonly StoredOrder[]): void {
  const last = orders.at(-1);
  if (!last) return;
  const sum = (pick: (order: StoredOrder) => Decimal) => add(...orders.map(pick));
  const signed = (order: StoredOrder, amount: Decimal) => (order.side === orderSide.buy ? amount : `-${amount}`);
  const wallet = tradingAccount.spot;
  const own = { account: accountOf(owner, wallet, null), bucket: 'available' } as const;
  const of = (name: 'liquidity' | 'fees') => ({ account: { owner: systemAccounts[name], wallet }, bucket: 'available' }) as const;
  const [bitcoin, usdt] = [coinByName('BTC').coinId, coinByName('USDT').coinId];
  const reference = `orders to ${last.orderId}`;
  const bought = sum((order) => signed(order, order.filledAmount));
  const spent = sum((order) => signed(order, order.filledTurnover));
  world.ledger.post({
    at: last.updatedTime,
    kind: entryKind.trade,
    reference,
    lines: [...movement(bitcoin, bought, of('liquidity'), own), ...movement(usdt, spent, own, of('liquidity'))],
  });
  const fees = (coin: string) => sum((order) => (order.feeCoin === coin ? order.fee : '0'));
  world.ledger.post({
    at: last.updatedTime,
    kind: entryKind.fee,
    reference,
    lines: [...movement(bitcoin, fees('BTC'), own, of('fees')), ...movement(usdt, fees('USDT'), own, of('fees'))],
  });
}
