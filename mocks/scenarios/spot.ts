import { add, isZero, multiply, subtract, type Decimal } from '@/contract/decimal';
import { orderSide, orderType, tradingAccount } from '@/contract/spot';
import { personas, type PersonaId } from '@fixtures/personas';
import { coinByName, pairByName } from '../exchange/markets';
import { entryKind, systemAccounts, movement, userReference } from '../exchange/posting';
import { venueOf } from '../exchange/spot/terms';
import { placeLimitOrder, offsetPrice } from '../exchange/spot/seed';
import type { World } from '../world';
import { insertPastOrders } from './pastOrders';
import type { Scenario } from './scenario';

const minuteMs = 60_000;
const dayMs = 86_400_000;

const tomas = personas.trader.login.fid;
const btc = pairByName('BTC_USDT').tradeId;

const orderListScenario = (title: string, instructions: string, arrange: (world: World) => void, persona: PersonaId = 'trader') =>
  ({ title, instructions, persona, address: '/orderHome/coinTradeOrder', arrange }) satisfies Scenario;

/** A scenario shown on the trade screen of a pair. */
export const spotScenario = (
  title: string,
  instructions: string,
  arrange: (world: World) => void,
  { persona = 'trader', code = 'btc_usdt' }: Screen = {},
) => ({ ...orderListScenario(title, instructions, arrange, persona), address: `/trade/exchange/?tradeCode=${code}` }) satisfies Scenario;

interface Screen {
  readonly persona?: PersonaId;
  readonly code?: string;
}

/** Sets the user's available spot balance of a coin by an adjustment posted against the bonus account. */
export function setSpotBalance(world: World, owner: number, coin: string, amount: Decimal): void {
  const { coinId } = coinByName(coin);
  const { available } = world.ledger.balance({ owner, wallet: tradingAccount.spot }, coinId);
  const change = subtract(amount, available);
  if (isZero(change)) return;
  const bonusBalance = { account: { owner: systemAccounts.bonus, wallet: tradingAccount.spot }, bucket: 'available' } as const;
  const userBalance = { account: { owner, wallet: tradingAccount.spot }, bucket: 'available' } as const;
  world.ledger.post({
    at: world.now,
    kind: entryKind.adjustment,
    reference: userReference(owner),
    lines: movement(coinId, change, bonusBalance, userBalance),
  });
}

export const spotScenarios = {
  'order-waiting': spotScenario(
    'Three open orders: one on each side and one far from the market',
    'The open orders and the frozen funds of the spot account.',
    (world) => {
      placeLimitOrder(world, { owner: tomas, pair: 'BTC_USDT', side: orderSide.buy, amount: '0.05', priceOffset: '0.01' });
      placeLimitOrder(world, { owner: tomas, pair: 'BTC_USDT', side: orderSide.sell, amount: '0.1', priceOffset: '0.01' });
      placeLimitOrder(world, { owner: tomas, pair: 'SOL_USDT', side: orderSide.buy, amount: '10', priceOffset: '0.3' });
    },
  ),
  'order-partly-filled': spotScenario(
    'An order is partly filled and waits for the rest',
    'The open order is filled in part; further trades at its price fill the rest.',
    (world) => {
      const { tradeId } = pairByName('DOGE_USDT');
      const [best] = world.book.depth(venueOf(tradeId), 1).asks;
      if (!best) return;
      setSpotBalance(world, tomas, 'USDT', add('12480.55', multiply(multiply(best.price, best.amount), '2')));
      const order = { owner: tomas, tradeId, side: orderSide.buy, type: orderType.limit, price: best.price };
      world.spot.place({ ...order, amount: multiply(best.amount, '2') });
    },
    { code: 'doge_usdt' },
  ),
  'order-soon-filled': spotScenario(
    'A large order just below the price fills bit by bit',
    'Let the clock run: fills arrive, the last one with a message.',
    (world) => {
      placeLimitOrder(world, { owner: personas.vip.login.fid, pair: 'BTC_USDT', side: orderSide.buy, amount: '15', priceOffset: '0.0005' });
    },
    { persona: 'vip' },
  ),
  'stop-waiting': spotScenario(
    'A stop-limit and a trailing order wait for the price to fall',
    'Let the clock run: the first triggers at its price, the other follows the price up first.',
    (world) => {
      const stopPrice = offsetPrice(world, btc, orderSide.buy, '0.005');
      const sell = { owner: tomas, tradeId: btc, side: orderSide.sell };
      world.spot.place({
        ...sell,
        type: orderType.stopLimit,
        stopPrice,
        price: offsetPrice(world, btc, orderSide.buy, '0.02'),
        amount: '0.1',
      });
      world.spot.place({ ...sell, type: orderType.trailing, trailing: '0.01', amount: '0.1' });
    },
  ),
  'oco-waiting': spotScenario(
    'An OCO order is open: either leg cancels the other',
    'The amount is frozen only once; let the clock run: one leg fills, the other is cancelled.',
    (world) => {
      world.spot.placeOco({
        owner: tomas,
        tradeId: btc,
        account: tradingAccount.spot,
        side: orderSide.sell,
        amount: '0.2',
        price: offsetPrice(world, btc, orderSide.sell, '0.01'),
        stopPrice: offsetPrice(world, btc, orderSide.buy, '0.01'),
        stopLimitPrice: offsetPrice(world, btc, orderSide.buy, '0.02'),
      });
    },
  ),
  'order-against-person': spotScenario(
    'Another user offers bitcoin below the book',
    "Buy bitcoin at market: the user's order is filled before the book.",
    (world) => {
      const [ask] = world.book.depth(venueOf(btc), 1).asks;
      if (!ask) return;
      const price = subtract(ask.price, '0.01');
      world.spot.place({ owner: personas.vip.login.fid, tradeId: btc, side: orderSide.sell, type: orderType.limit, amount: '0.5', price });
    },
  ),
  'order-no-money': spotScenario(
    'Hardly any USDT is left to buy with (30301)',
    'Place a buy order for ten dollars: the balance is insufficient.',
    (world) => setSpotBalance(world, tomas, 'USDT', '2'),
  ),
  'order-below-minimum': spotScenario(
    'The remaining balance is worth less than the minimum order (30403)',
    'Sell the remaining bitcoin: the order is below the minimum value.',
    (world) => setSpotBalance(world, tomas, 'BTC', '0.00003'),
  ),
  'order-book-too-thin': spotScenario(
    'A buy order exceeds the liquidity of the book (30408)',
    'Place a fill-or-kill order for a thousand bitcoin: the book cannot fill it.',
    (world) => setSpotBalance(world, personas.vip.login.fid, 'USDT', '150000000'),
    { persona: 'vip' },
  ),
  'order-market-halted': spotScenario(
    'The trader holds a coin whose market is halted (30401)',
    'Place an order for KAS: the market is not open.',
    (world) => setSpotBalance(world, tomas, 'KAS', '5000'),
    { code: 'kas_alts' },
  ),
  'pair-opens-soon': spotScenario(
    'A pair is announced and opens for trading in two minutes',
    'The countdown in the ticker and the reason why the form is disabled; in two minutes the first trades arrive.',
    (world) => {
      const { tradeId } = pairByName('PENDLE_USDT');
      const opensTime = world.now + 2 * minuteMs;
      world.db.marketOpenings.insert({ tradeId, opensTime, listsTime: opensTime });
    },
    { code: 'pendle_alts' },
  ),
  'pair-delisting': spotScenario(
    'A pair will be delisted in a day, and the trader has an open order',
    "The pair's tag with the end of trading; let a day pass: the order is cancelled, and the coins can still be withdrawn.",
    (world) => {
      setSpotBalance(world, tomas, 'GALA', '20000');
      placeLimitOrder(world, { owner: tomas, pair: 'GALA_USDT', side: orderSide.sell, amount: '10000', priceOffset: '0.3' });
      world.spot.delist(pairByName('GALA_USDT').tradeId, world.now + dayMs);
    },
    { code: 'gala_alts' },
  ),
  'orders-huge': orderListScenario(
    'Ten thousand past orders, a tenth of them filled',
    'The order history with its pages and filters, the fills and the bills.',
    (world) => insertPastOrders(world, personas.vip.login.fid, 10_000),
    'vip',
  ),
  'orders-none': orderListScenario(
    'No orders have been placed yet',
    'The empty lists of open orders, history and fills.',
    () => {},
    'newUser',
  ),
} as const satisfies Record<string, Scenario>;
