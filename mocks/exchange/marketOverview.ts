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
import type { Coin } from '@fixtures/coins';
import type { SpotMarket } from '@fixtures/spotMarkets';
import { isListedAt, spotCoinsAt, spotPairsAt, type Openings } from './listings';
import { coinByName, marketStatistics } from './markets';
import { candleLength, candleStart, day } from './market/levels';
import type { Market } from './market/market';
import { marketCapOf } from './market/marketCap';

/** The data that the overview is computed from. */
interface Sources {
  readonly market: Market;
  readonly db: Openings;
}

/** A coin that counts towards the market capitalisation, and its USDT pair; USDT itself has none. */
interface CapitalisedCoin {
  readonly coin: Coin;
  readonly pair: SpotMarket | null;
}

function capitalisedCoinsAt({ db }: Sources, at: number): CapitalisedCoin[] {
  const pairs = new Map(spotPairsAt(db, at).flatMap((pair) => (pair.quote === 'USDT' ? [[pair.base, pair] as const] : [])));
  return spotCoinsAt(db, at).flatMap((coin) => {
    const pair = pairs.get(coin.shortName) ?? null;
    return isZero(coin.supply) || (pair === null && coin.shortName !== 'USDT') ? [] : [{ coin, pair }];
  });
}

/** The interval and number of points of each range's curve. */
const curves: Readonly<Record<CapRange, { readonly interval: CandleInterval; readonly points: number }>> = {
  '24h': { interval: '1h', points: 24 },
  '7d': { interval: '4h', points: 42 },
  '30d': { interval: '1d', points: 30 },
  '1y': { interval: '1w', points: 52 },
};

/** The total market capitalisation in USDT. */
const totalCap = (sources: Sources, at: number): Decimal =>
  add(...capitalisedCoinsAt(sources, at).map(({ coin }) => marketCapOf(coin.supply, sources.market.usdt(coin.shortName, at))));

/** The overview of the whole market at an instant. */
export function marketOverview(sources: Sources, at: number, range: CapRange) {
  const { market, db } = sources;
  const cap = totalCap(sources, at);
  const share = (name: string) => percentOf(marketCapOf(coinByName(name).supply, market.usdt(name, at)), cap);
  const turnoverAt = (time: number) => marketStatistics(market, spotPairsAt(db, time), time).turnover;
  const turnover = turnoverAt(at);
  return {
    totalCap: cap,
    capChange: changePercent(totalCap(sources, at - day), cap),
    turnover,
    turnoverChange: changePercent(turnoverAt(at - day), turnover),
    btcShare: share('BTC'),
    ethShare: share('ETH'),
    openInterest: openInterestOf(market, at),
    fearAndGreed: fearAndGreedOf(sources, at),
    capCurve: [...pastCaps(sources, at, range), { time: at, cap }],
  };
}

const percentOf = (part: Decimal, whole: Decimal): Decimal => roundTo(multiply(divide(part, whole, 8), '100'), 2);

/** The value of all open contract positions in USDT; inverse contracts count with their US dollar amounts. */
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

/** The past total capitalisation at full intervals of a range: a coin counts with its first price before its first trade and with its last price after its market closed; a pre-market token counts from its listing on. */
function pastCaps(sources: Sources, at: number, range: CapRange) {
  const { market, db } = sources;
  const { interval, points } = curves[range];
  const length = candleLength[interval];
  const newest = candleStart(interval, at);
  const times = Array.from({ length: points }, (_, index) => newest - (points - 1 - index) * length);
  const sums = new Map(times.map((time) => [time, '0']));
  for (const { coin, pair } of capitalisedCoinsAt(sources, at)) {
    const candles = pair ? market.candles(pair.tradeId, interval, newest - points * length, newest) : [];
    const closes = new Map(candles.map(({ start, close }) => [start + length, close]));
    let price = candles[0]?.open ?? market.usdt(coin.shortName, at);
    for (const time of times) {
      price = closes.get(time) ?? price;
      if (pair && !isListedAt(db, pair.tradeId, time)) continue;
      sums.set(time, add(sums.get(time) ?? '0', marketCapOf(coin.supply, price)));
    }
  }
  return times.filter((time) => time < at).map((time) => ({ time, cap: sums.get(time) ?? '0' }));
}

/** The index now, at the last midnight (UTC), and a week and a month before that. */
function fearAndGreedOf(sources: Sources, at: number) {
  const midnight = candleStart('1d', at);
  return {
    now: indexAt(sources, at),
    yesterday: indexAt(sources, midnight),
    lastWeek: indexAt(sources, midnight - 7 * day),
    lastMonth: indexAt(sources, midnight - 30 * day),
  };
}

/** The fear and greed index, from 0 to 100: 50, plus 2.5 points per percent of bitcoin's weekly change, plus up to ±25 by the share of coins that rose in a day (the simulation's own rule). */
function indexAt(sources: Sources, at: number): number {
  const { market } = sources;
  const week = changePercent(market.usdt('BTC', at - 7 * day), market.usdt('BTC', at));
  const listed = capitalisedCoinsAt(sources, at).filter(({ pair }) => pair !== null && pair.closedAt === undefined);
  const risen = listed.filter(({ coin: { shortName } }) => compare(market.usdt(shortName, at), market.usdt(shortName, at - day)) > 0);
  const breadth = divide(String(risen.length), String(listed.length), 4);
  const points = add('50', multiply(week, '2.5'), multiply(subtract(breadth, '0.5'), '50'));
  return Number.parseInt(roundTo(smallest(largest(points, '0'), '100'), 0), 10);
}

/** How many contracts have ratios, and how many of their latest trades are evaluated for the taker side. */
const ratioContracts = 10;
const recentTrades = 200;

/** The long/short ratios of the first `ratioContracts` perpetual contracts at an instant. */
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

/** The share of long accounts in percent: larger after a price rise and with a positive funding rate (the simulation's own rule). */
function longShareOf(market: Market, code: string, at: number): Decimal {
  const { change, fundingRate } = market.contractTicker(code, at);
  const points = add('50', multiply(change, '1.8'), multiply(fundingRate ?? '0', '20000'));
  return roundTo(smallest(largest(points, '15'), '85'), 2);
}

/** The share of the latest trades, by amount, with a buying taker; 50 % without trades. */
function takerBuyShareOf(market: Market, code: string, at: number): Decimal {
  const trades = market.trades(code, at, recentTrades);
  const all = add(...trades.map(({ amount }) => amount));
  const bought = add(...trades.filter(({ side }) => side === 'buy').map(({ amount }) => amount));
  return isZero(all) ? '50.00' : percentOf(bought, all);
}
