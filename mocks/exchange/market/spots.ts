import { parseDigit } from '@/contract/market';
import type { Coin } from '@fixtures/coins';
import type { SpotMarket } from '@fixtures/spotMarkets';
import { hash } from '../random';
import { dayStart, toFloat, type Instrument, createInstrument, paceOf, powerOfTen } from './instrument';
import { level } from './levels';
import { crossProcess, followingProcess, independentProcess } from './processes';
import type { Process } from './tree';

/** Turnover against each quote coin, as a fraction of the coin's turnover. */
const shares: ReadonlyMap<string, number> = new Map([
  ['USDT', 1],
  ['USDC', 0.1],
  ['BTC', 0.03],
  ['ETH', 0.015],
]);

/** Coins with a lower volatility are stablecoins, which do not follow the market. */
export const stableVolatility = 10;

/** Creates a lookup of spot instruments: prices of coins against USDT move independently, all others are derived from them. */
export function createSpots(seed: string, coins: readonly Coin[], spots: readonly SpotMarket[]): (spot: SpotMarket) => Instrument {
  const coinOf = new Map(coins.map((coin) => [coin.shortName, coin]));
  const spotOf = new Map(spots.filter(({ quote }) => quote === 'USDT').map((spot) => [spot.base, spot]));
  const listed = new Map<number, Instrument>();
  const sharedSeed = hash(seed, 'market');

  const open = (spot: SpotMarket): Instrument => {
    const base = getOrThrow(coinOf, spot.base);
    const turnover = base.turnover * (shares.get(spot.quote) ?? 0.01);
    const lots = Math.round(((turnover * 1000) / toFloat(base.usd)) * powerOfTen(parseDigit(spot.digit).amount));
    const parameters = {
      seed: hash(seed, 'spot', spot.base, spot.quote),
      sharedSeed,
      follow: base.volatility < stableVolatility ? 0 : 0.85,
      pace: paceOf(turnover),
      lots,
    };
    const closes = spot.closedAt === undefined ? Infinity : Date.parse(spot.closedAt);
    return createInstrument(processOf(spot, base, parameters), { ...spot, opens: dayStart(spot.listedOn), closes, turnover, lots });
  };
  const instrumentOf = (spot: SpotMarket): Instrument => {
    const instrument = listed.get(spot.tradeId) ?? open(spot);
    listed.set(spot.tradeId, instrument);
    return instrument;
  };

  const processOf = (spot: SpotMarket, base: Coin, parameters: ProcessParameters): Process => {
    const unit = powerOfTen(parseDigit(spot.digit).price);
    const usd = toFloat(base.usd);
    if (base.tracks) {
      const { coin, times } = base.tracks;
      const source = instrumentOf(getOrThrow(spotOf, coin));
      const anchor = toFloat(getOrThrow(coinOf, coin).usd) * powerOfTen(source.digits.price);
      const price = (ticks: number) => {
        const ratio = times > 0 ? ticks / anchor : anchor / ticks;
        return wholeTicks(usd * unit * ratio * ratio * ratio);
      };
      return followingProcess(source, () => ({ price, falls: times < 0 }), parameters);
    }
    if (spot.quote === 'USDT') return independentProcess({ ...parameters, base: usd * unit, volatility: base.volatility / 10_000 });
    const source = instrumentOf(getOrThrow(spotOf, spot.base));
    const quote = instrumentOf(getOrThrow(spotOf, spot.quote));
    const perTick = (powerOfTen(quote.digits.price) * unit) / powerOfTen(source.digits.price);
    if (getOrThrow(coinOf, spot.quote).volatility >= stableVolatility)
      return crossProcess(source, quote.tree, (b, q) => wholeTicks((b * perTick) / q), parameters);
    const mappingAt = (segment: number) => {
      const factor = perTick / quote.tree.node(level.fourHours, segment).open;
      return { price: (ticks: number) => wholeTicks(ticks * factor), falls: false };
    };
    return followingProcess(source, mappingAt, parameters);
  };

  return instrumentOf;
}

type ProcessParameters = Pick<Process, 'seed' | 'sharedSeed' | 'follow' | 'pace'> & { readonly lots: number };

/** A price rounded to ticks, at least one. */
export const wholeTicks = (price: number): number => Math.max(1, Math.round(price));

/** The value under `key`. Throws a RangeError if the fixtures do not define it. */
export function getOrThrow<Value>(table: ReadonlyMap<string, Value>, key: string): Value {
  const value = table.get(key);
  if (value === undefined) throw new RangeError(`there is no market for ${key}`);
  return value;
}
