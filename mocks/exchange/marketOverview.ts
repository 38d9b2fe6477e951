import {
  add,
  changePercent,
  compare,
  divide,
  isZero,
  largest,
  multiply,
  smallest,
  subtract,
  truncate,
  roundTo,
  type Decimal,
} from '@/contract/decimal';
import type { CandleInterval, CapRange } from '@/contract/market';
import { isInverse } from '@/contract/swap';
import { coins, type Coin } from '@fixtures/coins';
import { spotMarkets, type SpotMarket } from '@fixtures/spotMarkets';
import { coinByName, marketFigures } from './markets';
import { candleLength, candleStart, day } from './market/levels';
import type { Market } from './market/market';
import { marketCapOf } from './market/marketCap';

/** A coin that counts for the market capitalisation, and its pair against USDT; USDT itself has none. */
interface Capped {
  readonly coin: Coin;
  readonly pair: SpotMarket | null;
}

const capped: readonly Capped[] = coins.flatMap((coin) => {
  const pair = spotMarkets.find(({ base, quote }) => base === coin.shortName && quote === 'USDT') ?? null;
  return isZero(coin.supply) || (pair === null && coin.shortName !== 'USDT') ? [] : [{ coin, pair }];
});

/** Steps of the curve of each range: how long they are, and how many. */
const curves: Readonly<Record<CapRange, { readonly interval: CandleInterval; readonly points: number }>> = {
  '24h': { interval: '1h', points: 24 },
  '7d': { interval: '4h', points: 42 },
  '30d': { interval: '1d', points: 30 },
  '1y': { interval: '1w', points: 52 },
};

/** What all coins are worth together, in USDT; a token that has come from the pre-market is not counted yet. */
export const totalCap = (market: Market, at: number): Decimal =>
  add(...capped.map(({ coin }) => marketCapOf(coin.supply, market.usdt(coin.shortName, at))));

/** How the whole market stands at an instant. */
export function marketOverview(market: Market, at: number, range: CapRange) {
  const cap = totalCap(market, at);
  const share = (name: string) => percentOf(marketCapOf(coinByName(name).supply, market.usdt(name, at)), cap);
  const { turnover } = marketFigures(market, at);
  return {
    totalCap: cap,
    capChange: changePercent(totalCap(market, at - day), cap),
    turnover,
    turnoverChange: changePercent(marketFigures(market, at - day).turnover, turnover),
    btcShare: share('BTC'),
    ethShare: share('ETH'),
    openInterest: openInterestOf(market, at),
    fearAndGreed: fearAndGreedOf(market, at),
    capCurve: [...pastCaps(market, at, range), { time: at, cap }],
  };
}

const percentOf = (part: Decimal, whole: Decimal): Decimal => roundTo(multiply(divide(part, whole, 8), '100'), 2);

/** What all open positions of contracts are worth, in USDT; those of inverse contracts are amounts of US dollars as they are. */
const openInterestOf = (market: Market, at: number): Decimal =>
  truncate(
    add(
      ...market.contracts(at).map(({ code }) => {
        const { openInterest, mark } = market.contractTicker(code, at);
        return isInverse(code) ? openInterest : multiply(openInterest, mark);
      }),
    ),
    0,
  );

/** The total capitalisation at the full steps of a range before an instant: a coin counts from the start by its first price, and after its market has closed by its last. */
function pastCaps(market: Market, at: number, range: CapRange) {
  const { interval, points } = curves[range];
  const length = candleLength[interval];
  const newest = candleStart(interval, at);
  const times = Array.from({ length: points }, (_, index) => newest - (points - 1 - index) * length);
  const sums = new Map(times.map((time) => [time, '0']));
  for (const { coin, pair } of capped) {
    const candles = pair ? market.candles(pair.tradeId, interval, newest - points * length, newest) : [];
    const closes = new Map(candles.map(({ start, close }) => [start + length, close]));
    let price = candles[0]?.open ?? market.usdt(coin.shortName, at);
    for (const time of times) {
      price = closes.get(time) ?? price;
      sums.set(time, add(sums.get(time) ?? '0', marketCapOf(coin.supply, price)));
    }
  }
  return times.filter((time) => time < at).map((time) => ({ time, cap: sums.get(time) ?? '0' }));
}

/** Now, at the last midnight (UTC), and a week and a month before that. */
function fearAndGreedOf(market: Market, at: number) {
  const midnight = candleStart('1d', at);
  return {
    now: indexAt(market, at),
    yesterday: indexAt(market, midnight),
    lastWeek: indexAt(market, midnight - 7 * day),
    lastMonth: indexAt(market, midnight - 30 * day),
  };
}

/** The fear and greed index, from 0 to 100: the week of bitcoin, two and a half points for each percent, and the share of coins that have risen in a day, up to 25 points (a rule of the simulation's own). */
function indexAt(market: Market, at: number): number {
  const week = changePercent(market.usdt('BTC', at - 7 * day), market.usdt('BTC', at));
  const listed = capped.filter(({ pair }) => pair !== null && pair.closedAt === undefined);
  const risen = listed.filter(({ coin: { shortName } }) => compare(market.usdt(shortName, at), market.usdt(shortName, at - day)) > 0);
  const breadth = divide(String(risen.length), String(listed.length), 4);
  const points = add('50', multiply(week, '2.5'), multiply(subtract(breadth, '0.5'), '50'));
  return Number.parseInt(roundTo(smallest(largest(points, '0'), '100'), 0), 10);
}

/** How many contracts the ratios are told of, and how many of their newest trades say who takes. */
const ratioContracts = 10;
const takenTrades = 200;

/** Which way the busiest perpetual contracts are traded at an instant. */
export const longShortRatios = (market: Market, at: number) =>
  market
    .contracts(at)
    .filter(({ type }) => type === 'perpetual')
    .slice(0, ratioContracts)
    .map(({ code }) => ({
      contractCode: code,
      longShare: longShareOf(market, code, at),
      takerBuyShare: takerBuyShareOf(market, code, at),
    }));

/** The share of accounts that are long, in percent: more of them where the price has risen and where longs pay (a rule of the simulation's own). */
function longShareOf(market: Market, code: string, at: number): Decimal {
  const { change, fundingRate } = market.contractTicker(code, at);
  const points = add('50', multiply(change, '1.8'), multiply(fundingRate ?? '0', '20000'));
  return roundTo(smallest(largest(points, '15'), '85'), 2);
}

/** The share of the newest trades, by amount, in which the buyer was the taker; half where nothing was traded. */
function takerBuyShareOf(market: Market, code: string, at: number): Decimal {
  const trades = market.trades(code, at, takenTrades);
  const all = add(...trades.map(({ amount }) => amount));
  const bought = add(...trades.filter(({ side }) => side === 'buy').map(({ amount }) => amount));
  return isZero(all) ? '50.00' : percentOf(bought, all);
}
