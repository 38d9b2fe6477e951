import { multiply, truncate, type Decimal } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import { orderSide, type OrderSide } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { preMarketTokens } from '@fixtures/preMarkets';
import type { SeedAction, SeededWorld } from '../module';
import { pairByName } from '../markets';
import type { PremarketContext } from './context';
import type { Premarket } from './premarket';
import type { StoredPremarketOrder } from './records';

type PremarketWorld = SeededWorld<PremarketContext, { readonly premarket: Premarket }>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const wanda = personas.whale.login.fid;

/** Places an order at the last price times `factor`; above one, a buy order takes from the book. */
export function placeAt(
  { market, premarket, now }: Pick<PremarketWorld, 'market' | 'premarket' | 'now'>,
  { owner, coin, side, amount, factor }: { owner: number; coin: string; side: OrderSide; amount: Decimal; factor: Decimal },
): StoredPremarketOrder {
  const { tradeId, digit } = pairByName(`${coin}_USDT`);
  const price = truncate(multiply(market.price(tradeId, now), factor), parseDigit(digit).price);
  return premarket.place({ owner, tradeId, side, amount, price });
}

/** Announces every token, at its hours relative to `at`. */
export function announceTokens(premarket: Pick<Premarket, 'announce'>, at: number): void {
  for (const { pair, opensIn, listsIn } of preMarketTokens) premarket.announce(pair.tradeId, at + opensIn * hourMs, at + listsIn * hourMs);
}

const order = (beforeMs: number, coin: string, side: OrderSide, amount: Decimal, factor: Decimal): SeedAction<PremarketWorld> => ({
  beforeMs,
  act: (world) => void placeAt(world, { owner: wanda, coin, side, amount, factor }),
});

/** Tokens in every stage, and a user who has traded most of them; two of her orders are still open. */
export const premarketActions: readonly SeedAction<PremarketWorld>[] = [
  {
    beforeMs: 30 * dayMs,
    isPublic: true,
    act: ({ premarket, startedAt }) => announceTokens(premarket, startedAt),
  },
  order(20 * dayMs, 'LYRIC', orderSide.buy, '400', '1.02'),
  order(12 * dayMs, 'OSMIA', orderSide.buy, '60000', '1.02'),
  order(11 * dayMs, 'OSMIA', orderSide.sell, '20000', '0.98'),
  order(9 * dayMs, 'FERRO', orderSide.buy, '1500', '1.02'),
  order(6 * dayMs, 'TESL', orderSide.buy, '25000', '1.02'),
  order(5 * dayMs, 'TESL', orderSide.sell, '9000', '0.98'),
  order(4 * dayMs, 'KORA', orderSide.sell, '3000', '0.98'),
  order(2 * dayMs, 'HLCN', orderSide.buy, '12000', '1.02'),
  order(20 * hourMs, 'KORA', orderSide.buy, '5000', '0.7'),
  order(6 * hourMs, 'HLCN', orderSide.sell, '8000', '1.4'),
];
