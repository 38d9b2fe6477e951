import { account } from '@/contract/capital';
import { divide, multiply, truncate, type Decimal } from '@/contract/decimal';
import { orderSide, orderType, tradeType } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { crossOf, isolatedOf, ledgerAccountOf } from './account';
import { coinByName, pairByName } from '../markets';
import { digitsOf } from '../spot/terms';
import type { MarginContext } from './context';
import type { SeedAction, SeededWorld } from '../module';
import type { Spot } from '../spot/spot';
import type { Margin } from './margin';
import { placeLimitOrder } from '../spot/seed';

type MarginWorld = SeededWorld<MarginContext, { readonly spot: Spot; readonly margin: Margin }>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const mei = personas.crossMargin.login.fid;
const ivo = personas.isolatedMargin.login.fid;
const usdt = coinByName('USDT').coinId;

/** Borrows USDT in a pair's account and converts all of it into the base coin. */
export function goLong(world: MarginWorld, owner: number, pair: string, loan: Decimal): void {
  const { tradeId } = pairByName(pair);
  const margin = isolatedOf(owner, tradeId);
  world.margin.borrow(margin, usdt, loan);
  const turnover = truncate(world.ledger.balance(ledgerAccountOf(margin), usdt).available, 2);
  world.spot.place({ owner, tradeId, account: account.isolatedMargin, side: orderSide.buy, type: orderType.market, turnover });
}

/** Borrows the base coin in a pair's account and sells it. */
export function goShort(world: MarginWorld, owner: number, pair: string, value: Decimal): void {
  const { tradeId, base } = pairByName(pair);
  const price = world.market.price(tradeId, world.now);
  const amount = divide(value, price, digitsOf(tradeId).amount);
  world.margin.borrow(isolatedOf(owner, tradeId), coinByName(base).coinId, amount);
  world.spot.place({ owner, tradeId, account: account.isolatedMargin, side: orderSide.sell, type: orderType.market, amount });
}

/** The loan on 400 dollars of equity at 5×, the highest leverage. */
const loanAtMaxLeverage = '1590';
/** Price factors at which such an account is liquidated. */
const liquidationMoves = { above: '1.08', below: '0.92' } as const;
const dogecoin = pairByName('DOGE_USDT').tradeId;

/** Debts of margin traders: recent ones, some repaid, and one that ended in a liquidation. */
export const marginActions: readonly SeedAction<MarginWorld>[] = [
  {
    // Future seeded prices are known: the position is opened against the first large move, so that it is liquidated.
    beforeMs: 9 * dayMs,
    act: (world) => {
      const last = world.market.price(dogecoin, world.now);
      const reachTime = (direction: 'above' | 'below') =>
        world.market.firstBeyond(dogecoin, direction, multiply(last, liquidationMoves[direction]), world.now, world.startedAt)?.at ??
        Infinity;
      if (reachTime('above') < reachTime('below')) goShort(world, ivo, 'DOGE_USDT', loanAtMaxLeverage);
      else goLong(world, ivo, 'DOGE_USDT', loanAtMaxLeverage);
    },
  },
  {
    // If the price has stayed within those factors, the position is closed.
    beforeMs: 6 * dayMs,
    act: (world) => {
      if (world.margin.summary.debtsOf(isolatedOf(ivo, dogecoin)).length > 0) world.margin.closePosition(ivo, dogecoin);
    },
  },
  { beforeMs: 30 * hourMs, act: (world) => goLong(world, ivo, 'BTC_USDT', '9000') },
  { beforeMs: 28 * hourMs, act: (world) => goShort(world, ivo, 'ETH_USDT', '4000') },
  {
    beforeMs: 6 * hourMs,
    act: (world) => {
      const { tradeId } = pairByName('BTC_USDT');
      const order = { owner: ivo, tradeId, account: account.isolatedMargin, type: orderType.market, tradeType: tradeType.autoRepay };
      world.spot.place({ ...order, side: orderSide.sell, amount: '0.01' });
    },
  },
  {
    beforeMs: 26 * hourMs,
    act: (world) => {
      world.margin.borrow(crossOf(mei), usdt, '12000');
      world.margin.borrow(crossOf(mei), coinByName('ETH').coinId, '2');
    },
  },
  {
    beforeMs: 25 * hourMs,
    act: (world) => {
      const order = { owner: mei, account: account.crossMargin, type: orderType.market };
      world.spot.place({ ...order, tradeId: pairByName('BTC_USDT').tradeId, side: orderSide.buy, turnover: '20000' });
      world.spot.place({ ...order, tradeId: pairByName('ETH_USDT').tradeId, side: orderSide.sell, amount: '1' });
    },
  },
  { beforeMs: 5 * hourMs, act: (world) => void world.margin.repay(crossOf(mei), usdt, '2500') },
  {
    beforeMs: 4 * hourMs,
    act: (world) => {
      const order = { owner: mei, account: account.crossMargin };
      placeLimitOrder(world, { ...order, pair: 'BTC_USDT', side: orderSide.sell, amount: '0.05', priceOffset: '0.25' });
      placeLimitOrder(world, { ...order, pair: 'BTC_USDT', side: orderSide.buy, amount: '0.02', priceOffset: '0.3' });
    },
  },
];
