import { multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { orderSide, orderType, timeInForce, type OrderSide, type TradingAccount } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { pairByName } from '../markets';
import type { StoredOrder } from './records';
import { digitsOf, venueOf } from './terms';
import type { SpotContext } from './context';
import type { SeedAction, SeededWorld } from '../module';
import type { Spot } from './spot';

type SpotWorld = SeededWorld<SpotContext, { readonly spot: Spot }>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const vera = personas.vip.login.fid;
const mei = personas.crossMargin.login.fid;

/** A price away from the last one by `priceOffset`, a fraction: lower for a buyer, higher for a seller. */
export function offsetPrice(world: Pick<SpotWorld, 'market' | 'now'>, tradeId: number, side: OrderSide, priceOffset: Decimal): Decimal {
  const last = world.market.price(tradeId, world.now);
  const distance = multiply(last, priceOffset);
  return truncate(side === orderSide.buy ? subtract(last, distance) : subtract(last, multiply(distance, '-1')), digitsOf(tradeId).price);
}

interface OpenOrderSeed {
  readonly owner: number;
  readonly pair: string;
  readonly side: OrderSide;
  readonly amount: Decimal;
  readonly priceOffset: Decimal;
  readonly account?: TradingAccount;
}

/** Places a limit order away from the price. */
export function placeLimitOrder(
  world: Pick<SpotWorld, 'market' | 'now' | 'spot'>,
  { owner, pair, side, amount, priceOffset, account }: OpenOrderSeed,
): StoredOrder {
  const { tradeId } = pairByName(pair);
  return world.spot.place({
    owner,
    tradeId,
    side,
    type: orderType.limit,
    amount,
    price: offsetPrice(world, tradeId, side, priceOffset),
    ...(account !== undefined && { account }),
  });
}

const limitOrder = (beforeMs: number, order: OpenOrderSeed): SeedAction<SpotWorld> => ({
  beforeMs,
  act: (world) => void placeLimitOrder(world, order),
});
const cancelAll = (beforeMs: number, owner: number): SeedAction<SpotWorld> => ({
  beforeMs,
  act: (world) => void world.spot.cancelAll(owner, {}),
});
const marketOrder = (
  beforeMs: number,
  owner: number,
  pair: string,
  terms: { side: OrderSide; turnover?: Decimal; amount?: Decimal },
): SeedAction<SpotWorld> => ({
  beforeMs,
  act: (world) => void world.spot.place({ owner, tradeId: pairByName(pair).tradeId, type: orderType.market, ...terms }),
});

/** Orders of users on the spot market: filled, cancelled, expired and still open. */
export const spotActions: readonly SeedAction<SpotWorld>[] = [
  marketOrder(12 * dayMs, vera, 'BTC_USDT', { side: orderSide.buy, turnover: '25000' }),
  marketOrder(12 * dayMs - hourMs, vera, 'ETH_USDT', { side: orderSide.sell, amount: '4.5' }),
  {
    beforeMs: 11 * dayMs,
    act: (world) => {
      const { tradeId } = pairByName('SOL_USDT');
      const price = world.book.depth(venueOf(tradeId), 1).asks[0]?.price ?? world.market.price(tradeId, world.now);
      const order = { owner: vera, tradeId, side: orderSide.buy, type: orderType.limit, price, timeInForce: timeInForce.ioc };
      world.spot.place({ ...order, amount: '900' });
    },
  },
  limitOrder(10 * dayMs, { owner: vera, pair: 'BTC_USDT', side: orderSide.sell, amount: '0.8', priceOffset: '0.004' }),
  limitOrder(9 * dayMs, { owner: vera, pair: 'XRP_USDT', side: orderSide.buy, amount: '4000', priceOffset: '0.4' }),
  cancelAll(8 * dayMs, vera),
  marketOrder(7 * dayMs, mei, 'DOGE_USDT', { side: orderSide.buy, turnover: '400' }),
  limitOrder(3 * dayMs, { owner: vera, pair: 'ETH_USDT', side: orderSide.buy, amount: '12', priceOffset: '0.002' }),
  limitOrder(2 * dayMs, { owner: vera, pair: 'BTC_USDT', side: orderSide.buy, amount: '1.5', priceOffset: '0.35' }),
  limitOrder(2 * dayMs, { owner: vera, pair: 'ETH_USDT', side: orderSide.sell, amount: '30', priceOffset: '0.6' }),
];
