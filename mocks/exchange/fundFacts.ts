import { actualLeverage } from '@/contract/market';
import { divide, multiply, truncate, type Decimal } from '@/contract/decimal';
import type { SpotMarket } from '@fixtures/spotMarkets';
import type { Market } from './market/market';
import { coinByName, pairByName } from './markets';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** How many rebalances are listed, one a day at midnight (UTC). */
const rebalanceCount = 14;
/** The fund's daily fee, as a fraction. */
const dailyFee: Decimal = '0.001';
/** The value of the issued tokens as a multiple of their daily turnover, at the initial price. */
const issuedDays = '4';

/** The facts of a leveraged token at an instant; null for any other pair. */
export function fundFactsOf(market: Market, { tradeId, base }: SpotMarket, at: number) {
  const { tracks, turnover, usd } = coinByName(base);
  if (!tracks) return null;
  const underlying = pairByName(`${tracks.coin}_USDT`).tradeId;
  const target = String(tracks.times);
  const midnight = at - (at % dayMs);
  const leverageAt = (time: number, since: number) =>
    actualLeverage(target, market.price(underlying, since), market.price(underlying, time)) ?? '0';
  // The net value is published every minute.
  const netValueAt = (time: number) => market.price(tradeId, time - (time % minuteMs));
  return {
    underlying: tracks.coin,
    netValue: netValueAt(at),
    feeRate: dailyFee,
    target,
    actual: leverageAt(at, midnight),
    issued: truncate(divide(multiply(String(turnover * 1000), issuedDays), usd, 8), 0),
    nextRebalance: midnight + dayMs,
    rebalances: Array.from({ length: rebalanceCount }, (_, index) => {
      const time = midnight - index * dayMs;
      return { time, before: leverageAt(time, time - dayMs), after: target, netValue: netValueAt(time) };
    }),
  };
}
