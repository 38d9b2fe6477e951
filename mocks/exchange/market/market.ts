import { fromUnits, type Decimal } from '@/contract/decimal';
import type { ContractType } from '@/contract/market';
import type { Coin } from '@fixtures/coins';
import type { ContractTerms } from '@fixtures/contracts';
import type { SpotMarket } from '@fixtures/spotMarkets';
import { checkSeed } from '../random';
import { deliveriesAt, parseDelivery, deliveryTypeOf } from './calendar';
import * as contracts from './contracts';
import { dayStart, type Instrument, withLayer, withTradingTimes } from './instrument';
import type { Interval } from './levels';
import { marketCapOf } from './marketCap';
import { firstIndexBeyond, firstAtMarkGoal, indexPriceOf, markPriceOf, type MarkGoal } from './marks';
import { noLayer } from './layer';
import { noOverlay, type Overlay } from './overlay';
import * as quotes from './quotes';
import type { MarketPrint } from './records';
import type { MarketRef } from './scope';
import { createSpots } from './spots';

/** Thrown for a pair or contract that does not exist. */
export class UnknownMarket extends RangeError {
  override readonly name = 'UnknownMarket';
}

export interface MarketTerms extends contracts.ContractTables {
  readonly seed: string;
  readonly coins: readonly Coin[];
  readonly spots: readonly SpotMarket[];
}

/** A spot pair by its tradeId, a contract by its code. */
export type MarketId = number | string;

/** A listed contract; perpetual contracts never expire. */
export interface ListedContract extends ContractTerms {
  readonly type: ContractType;
  readonly opens: number;
  readonly expires: number | null;
}

export interface SpotTicker extends quotes.Ticker {
  readonly tradeId: number;
  /** In USDT; zero for a fund token. */
  readonly marketCap: Decimal;
}

export interface ContractTicker extends quotes.Ticker {
  readonly code: string;
  readonly index: Decimal;
  readonly mark: Decimal;
  /** Open interest, in the unit of the contract's amounts. */
  readonly openInterest: Decimal;
  /** Predicted next funding rate, as a fraction of the position, and its time; null for a delivery contract. */
  readonly fundingRate: Decimal | null;
  readonly nextFunding: number | null;
}

/** All markets of the simulated exchange at any instant, determined by seed, instant and overlay. Unknown ids throw `UnknownMarket`. */
export interface Market {
  has(id: MarketId): boolean;
  isOpen(id: MarketId, at: number): boolean;
  /** Whether trading is temporarily halted; a permanent closure does not count. */
  isHalted(id: MarketId, at: number): boolean;
  /** The latest price. */
  price(id: MarketId, at: number): Decimal;
  /** The value of one coin in USDT. */
  usdt(shortName: string, at: number): Decimal;
  ticker(tradeId: number, at: number): SpotTicker;
  contractTicker(code: string, at: number): ContractTicker;
  depth(id: MarketId, at: number, levels?: number): quotes.Depth;
  /** One side of the order book. */
  levels(id: MarketId, side: quotes.BookSide, at: number, levels: number): readonly quotes.DepthLevel[];
  trades(id: MarketId, at: number, limit?: number): quotes.MarketTrade[];
  /** Candles from the one that contains `from` to the one in progress just before `to`, at most the newest `maxCandles`. */
  candles(id: MarketId, interval: Interval, from: number, to: number): quotes.MarketCandle[];
  trendline(id: MarketId, at: number, points?: number): Decimal[];
  /** The first trade in (`after`, `until`] at `price` or beyond it, by default on the public tape. */
  firstBeyond(
    id: MarketId,
    direction: 'above' | 'below',
    price: Decimal,
    after: number,
    until: number,
    tape?: quotes.Tape,
  ): quotes.MarketTrade | undefined;
  /** The tape record of a user's trade, including its price impulse. */
  print(id: MarketId, at: number, fill: quotes.Fill): Omit<MarketPrint, 'id'>;
  /** The mark price of a contract, at which positions are valued. */
  mark(code: string, at: number): Decimal;
  /** The index price of a contract: the price of its underlying, in ticks of the contract. */
  index(code: string, at: number): Decimal;
  /** The first instant in (`after`, `until`] at which the index is at `price` or beyond it, to within half a tick. */
  firstIndexBeyond(code: string, direction: 'above' | 'below', price: Decimal, after: number, until: number): number | undefined;
  /** The first instant in (`after`, `until`] at which a goal is reached; its ceiling bounds the sum of `weight` × mark (× 1/mark for inverse contracts). */
  firstAtMarkGoal(
    legs: readonly { readonly code: string; readonly weight: Decimal }[],
    goal: MarkGoal,
    after: number,
    until: number,
  ): number | undefined;
  /** Tradable contracts, perpetual ones first. */
  contracts(at: number): ListedContract[];
  /** A current or past contract, with its type at `at`. */
  contract(code: string, at: number): ListedContract;
  /** The funding rate paid at the funding time `due`. */
  fundingRate(code: string, due: number): Decimal;
  /** The price at which a delivery contract settles when it expires. */
  settlementPrice(code: string): Decimal;
}

/** Creates all markets of a world and applies the overlay to their seeded prices. */
export function createMarket(terms: MarketTerms, overlay: Overlay = noOverlay): Market {
  const seed = checkSeed(terms.seed);
  const seededSpot = createSpots(seed, terms.coins, terms.spots);
  const spots = new Map(terms.spots.map((spot) => [spot.tradeId, spot]));
  const againstUsdt = new Map(terms.spots.filter(({ quote }) => quote === 'USDT').map((spot) => [spot.base, spot]));
  const coins = new Map(terms.coins.map((coin) => [coin.shortName, coin]));
  const opened = new Map<string, contracts.ContractInstrument>();
  const listed = new Map<string, ListedContract>();
  const rescheduledSpots = new Map<number, Instrument>();
  const layeredSpots = new Map<number, Instrument>();
  const layeredContracts = new Map<string, contracts.ContractInstrument>();

  const spotAt = (tradeId: number): SpotMarket => spots.get(tradeId) ?? unknown(tradeId);
  const openedSpot = (spot: SpotMarket): Instrument => {
    const seeded = seededSpot(spot);
    const { opens = seeded.opens, closes = seeded.closes } = { opens: overlay.opens(spot.tradeId), closes: overlay.closes(spot.tradeId) };
    if (opens === seeded.opens && closes === seeded.closes) return seeded;
    const cached = rescheduledSpots.get(spot.tradeId);
    if (cached?.opens === opens && cached.closes === closes) return cached;
    const instrument = withTradingTimes(seeded, { opens, closes });
    rescheduledSpots.set(spot.tradeId, instrument);
    return instrument;
  };
  const instrumentOf = (spot: SpotMarket): Instrument => {
    const layer = overlay.layerFor(marketRefOf(spot));
    if (layer === noLayer) return openedSpot(spot);
    const cached = layeredSpots.get(spot.tradeId);
    if (cached?.layer === layer) return cached;
    const instrument = withLayer(openedSpot(spot), layer);
    layeredSpots.set(spot.tradeId, instrument);
    return instrument;
  };
  const underlyingOf = ({ base }: ContractTerms): SpotMarket => againstUsdt.get(base) ?? unknown(base);
  const findContract = (code: string) =>
    opened.get(code) ?? contracts.createContractInstrument(seed, code, terms, (contract) => seededSpot(underlyingOf(contract)));
  const contractAt = (code: string): contracts.ContractInstrument => {
    const seeded = findContract(code) ?? unknown(code);
    opened.set(code, seeded);
    const layer = overlay.layerFor({ id: code, base: seeded.terms.base, quote: seeded.terms.quote });
    const underlying = instrumentOf(underlyingOf(seeded.terms));
    if (layer === noLayer && underlying === seeded.underlying) return seeded;
    const cached = layeredContracts.get(code);
    if (cached?.layer === layer && cached.underlying === underlying) return cached;
    const contract = { ...withLayer(seeded, layer), underlying };
    layeredContracts.set(code, contract);
    return contract;
  };
  const find = (id: MarketId): Instrument => (typeof id === 'number' ? instrumentOf(spotAt(id)) : contractAt(id));
  const price = (id: MarketId, at: number): Decimal => {
    const market = find(id);
    return quotes.toPrice(market, market.series.price(quotes.effectiveInstant(market, at)));
  };
  const usdt = (shortName: string, at: number): Decimal => {
    const spot = againstUsdt.get(shortName);
    return spot ? price(spot.tradeId, at) : (coins.get(shortName)?.usd ?? unknown(shortName));
  };
  const contract = (code: string, at: number): ListedContract => {
    const cached = listed.get(code);
    if (cached?.type === 'perpetual') return cached;
    const { terms: contractTerms, opens, isPerpetual } = contractAt(code);
    const delivery = isPerpetual ? undefined : parseDelivery(code);
    const type = delivery ? deliveryTypeOf(delivery, at) : 'perpetual';
    if (cached?.type === type) return cached;
    const found: ListedContract = { ...contractTerms, code, opens, type, expires: delivery?.expires ?? null };
    listed.set(code, found);
    return found;
  };

  return {
    has: (id) => (typeof id === 'number' ? spots.has(id) : findContract(id) !== undefined),
    isOpen: (id, at) => quotes.isOpenAt(find(id), at),
    isHalted: (id, at) => quotes.isHaltedAt(find(id), at),
    price,
    usdt,
    ticker: (tradeId, at) => {
      const spot = spotAt(tradeId);
      const supply = coins.get(spot.base)?.supply ?? '0';
      return { tradeId, ...quotes.tickerOf(instrumentOf(spot), at), marketCap: marketCapOf(supply, usdt(spot.base, at)) };
    },
    contractTicker: (code, at) => {
      const instrument = contractAt(code);
      const instant = quotes.effectiveInstant(instrument, at);
      const { index, mark } = contracts.markOf(instrument, instant);
      const nextFunding = instrument.isPerpetual ? contracts.nextFunding(at) : null;
      return {
        code,
        ...quotes.tickerOf(instrument, at),
        index: quotes.toPrice(instrument, index),
        mark: quotes.toPrice(instrument, mark),
        openInterest: fromUnits(contracts.openInterestOf(instrument, at), instrument.digits.amount),
        fundingRate: nextFunding === null ? null : fundingRateOf(instrument, nextFunding, at),
        nextFunding,
      };
    },
    depth: (id, at, levels = 20) => quotes.depthOf(find(id), at, levels),
    levels: (id, side, at, levels) => quotes.levelsOf(find(id), side, at, levels),
    trades: (id, at, limit = 50) => quotes.tradesOf(find(id), at, limit),
    candles: (id, interval, from, to) => quotes.candlesOf(find(id), interval, from, to),
    trendline: (id, at, points = 24) => quotes.trendlineOf(find(id), at, points),
    firstBeyond: (id, direction, goal, after, until, tape = 'public') =>
      quotes.firstBeyondOf(find(id), direction, goal, after, until, tape),
    print: (id, at, fill) => ({ market: id, ...quotes.printOf(find(id), at, fill) }),
    mark: (code, at) => {
      const instrument = contractAt(code);
      return markPriceOf(instrument, quotes.effectiveInstant(instrument, at));
    },
    index: (code, at) => {
      const instrument = contractAt(code);
      return indexPriceOf(instrument, quotes.effectiveInstant(instrument, at));
    },
    firstIndexBeyond: (code, direction, goal, after, until) => firstIndexBeyond(contractAt(code), direction, goal, after, until),
    firstAtMarkGoal: (legs, goal, after, until) =>
      firstAtMarkGoal(
        legs.map(({ code, weight }) => ({ contract: contractAt(code), weight })),
        goal,
        after,
        until,
      ),
    contracts: (at) => [
      ...terms.perpetuals.filter(({ listedOn }) => dayStart(listedOn) <= at).map(({ code }) => contract(code, at)),
      ...terms.deliveries.flatMap(({ code }) => deliveriesAt(code, at)).map((delivery) => contract(delivery.code, at)),
    ],
    contract,
    fundingRate: (code, due) => fundingRateOf(contractAt(code), due, due),
    settlementPrice: (code) => {
      const instrument = contractAt(code);
      return quotes.toPrice(instrument, contracts.settlementOf(instrument));
    },
  };
}

const fundingRateOf = (contract: contracts.ContractInstrument, due: number, at: number): Decimal =>
  fromUnits(contracts.fundingOf(contract, due, at), contracts.fundingDigits);

const marketRefOf = ({ tradeId, base, quote }: SpotMarket): MarketRef => ({ id: tradeId, base, quote });

const unknown = (id: MarketId): never => {
  throw new UnknownMarket(`there is no market ${id}`);
};
