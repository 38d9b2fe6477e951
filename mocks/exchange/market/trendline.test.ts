import { expect, test } from 'vitest';
import { coins } from '@fixtures/coins';
import { spotMarkets } from '@fixtures/spotMarkets';
import { day } from './levels';
import { createMarket } from './market';

const now = Date.UTC(2025, 10, 21, 7, 43, 12, 345);

test('the trend line of a closed market is flat', () => {
  const market = createMarket({ seed: 'demo', coins, spots: spotMarkets, perpetuals: [], deliveries: [] });
  const closed = spotMarkets.filter(({ closedAt }) => closedAt !== undefined && Date.parse(closedAt) < now - day);
  expect(closed.length).toBeGreaterThan(0);
  for (const { tradeId } of closed) expect(new Set(market.trendline(tradeId, now))).toEqual(new Set([market.price(tradeId, now)]));
});
