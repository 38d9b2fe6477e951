import * as z from 'zod/mini';
import { unknownAnswer } from '../assumptions';
import { assumed, decimal, instant, oneOf, wholeNumber } from '../endpoint';
import { lenient } from '../lenient';
import { candleIntervals, contractTypes, instrumentType, takerSides } from './constants';

const tabled = 'a market table cannot live without it';
const traded = 'a trade screen cannot live without it';
const percent = () => assumed(lenient(decimal(), null), 'in percent over 24 hours: the unit is not shown');

/** A spot pair as the search finds it. Source: specification, Search result, Spot item. */
export const SearchSpot = z.object({
  tradeId: z.int(),
  baseCurrency: z.string(),
  quoteCurrency: z.string(),
  webLogo: lenient(z.string(), ''),
  digit: lenient(z.string(), ''),
  tradeArea: z.int(),
  last: lenient(decimal(), null),
  change: percent(),
  isMarginTrade: lenient(z.boolean(), false),
  marginRatio: assumed(lenient(z.int(), 0), 'the highest leverage, 0 without margin trading: the unit is not shown'),
});
export type SearchSpot = z.output<typeof SearchSpot>;

/** A contract as the search finds it. Source: specification, Search result, Swap item. */
export const SearchSwap = z.object({
  contractCode: z.string(),
  contractType: z.enum(contractTypes),
  instType: oneOf(instrumentType),
  liquidationDate: assumed(z.nullable(instant()), 'null for a perpetual contract'),
  last: lenient(decimal(), null),
  changepercentage: percent(),
});
export type SearchSwap = z.output<typeof SearchSwap>;

export const SearchRequest = z.object({ keyword: z.string().check(z.trim(), z.minLength(1)) });

export const SearchResult = z.object({
  swaps: lenient(z.array(SearchSwap), []),
  spots: lenient(z.array(SearchSpot), []),
  result: assumed(lenient(z.boolean(), true), 'true where anything was found: name and values of the result flag are not shown'),
});
export type SearchResult = z.output<typeof SearchResult>;

/** A contract that the search proposes; `contractcode` is spelled as given. Source: specification, Search popover. */
export const Recommendation = z.object({
  contractcode: z.string(),
  last: assumed(lenient(decimal(), null), 'a recommendation shows its price'),
  changepercentage: assumed(lenient(decimal(), null), 'a recommendation shows its change, in percent over 24 hours'),
});
export type Recommendation = z.output<typeof Recommendation>;

/** The day of a spot pair in figures: `volume` in the base coin, `turnover` in the quote coin, `marketCap` in USDT. Source: specification, Ticker. */
export const Ticker = z.object({
  tradeid: z.int(),
  isopen: lenient(z.boolean(), true),
  last: lenient(decimal(), null),
  change: percent(),
  high: assumed(lenient(decimal(), null), tabled),
  low: assumed(lenient(decimal(), null), tabled),
  volume: assumed(lenient(decimal(), null), tabled),
  turnover: assumed(lenient(decimal(), null), tabled),
  marketCap: assumed(lenient(decimal(), null), tabled),
});
export type Ticker = z.output<typeof Ticker>;

/** The day of a contract in figures: `volume` in the base coin, `turnover` in the quote coin. */
export const ContractTicker = z.object({
  contractCode: z.string(),
  last: lenient(decimal(), null),
  changepercentage: percent(),
  isopen: assumed(lenient(z.boolean(), true), tabled),
  high: assumed(lenient(decimal(), null), tabled),
  low: assumed(lenient(decimal(), null), tabled),
  volume: assumed(lenient(decimal(), null), tabled),
  turnover: assumed(lenient(decimal(), null), tabled),
  openInterest: assumed(lenient(decimal(), null), tabled),
  markPrice: assumed(lenient(decimal(), null), tabled),
  indexPrice: assumed(lenient(decimal(), null), tabled),
  fundingRate: assumed(lenient(z.nullable(decimal()), null), 'a fraction of the position; null for a delivery contract'),
  nextFundingTime: assumed(lenient(z.nullable(instant()), null), 'null for a delivery contract'),
});
export type ContractTicker = z.output<typeof ContractTicker>;

/** A spot pair that can be traded: everything about it that does not move. */
export const SpotPair = assumed(
  z.object({
    tradeId: z.int(),
    baseCurrency: z.string(),
    quoteCurrency: z.string(),
    baseName: lenient(z.string(), ''),
    quoteName: lenient(z.string(), ''),
    webLogo: lenient(z.string(), ''),
    digit: lenient(z.string(), ''),
    tradeArea: z.int(),
    isMarginTrade: lenient(z.boolean(), false),
    marginRatio: lenient(z.int(), 0),
    listedTime: lenient(instant(), 0),
  }),
  unknownAnswer,
);
export type SpotPair = z.output<typeof SpotPair>;

/** Several whole numbers, as text `7,9`. */
const tradeIds = z.pipe(
  z.string().check(z.regex(/^\d{1,15}(,\d{1,15})*$/, 'not a list of whole numbers')),
  z.transform((text) => text.split(',').map((part) => Number.parseInt(part, 10))),
);
/** Several contract codes, as text `BTCUSDT,ETHUSDT`. */
const contractCodes = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text) => text.split(',')),
);

/** Which trend lines are wanted; all where neither is given. */
export const TrendLineQuery = z.object({ tradeIds: z.optional(tradeIds), contractCodes: z.optional(contractCodes) });

/** Closes of each hour, oldest first, the last one being the present price. */
const closes = () => z.array(decimal());

export const TrendLines = assumed(
  z.object({
    spots: lenient(z.array(z.object({ tradeId: z.int(), closes: closes() })), []),
    swaps: lenient(z.array(z.object({ contractCode: z.string(), closes: closes() })), []),
  }),
  unknownAnswer,
);
export type TrendLines = z.output<typeof TrendLines>;

export const TradeQuery = z.object({ tradeId: wholeNumber() });
export const SizedTradeQuery = assumed(
  z.object({ tradeId: wholeNumber(), size: z._default(wholeNumber(), 50) }),
  'the parameters of this call are not shown',
);

/** Price and amount of one level of the order book. */
export const DepthLevel = z.tuple([decimal(), decimal()]);
export type DepthLevel = z.output<typeof DepthLevel>;

/** The order book of a pair, best prices first; `version` grows with every change. */
export const Depth = assumed(
  z.object({ tradeId: z.int(), version: z.int(), bids: z.array(DepthLevel), asks: z.array(DepthLevel) }),
  unknownAnswer,
);
export type Depth = z.output<typeof Depth>;

/** A pair and its trading terms; amounts in the base coin, turnover in the quote coin, fees as fractions. Source: specification, Spot trade info. */
export const TradeInfo = z.object({
  sellSymbol: assumed(z.string(), 'read as the base coin: which side it is, is not shown'),
  buySymbol: assumed(z.string(), 'read as the quote coin: which side it is, is not shown'),
  tradeId: assumed(z.int(), traded),
  isopen: assumed(z.boolean(), traded),
  digit: assumed(z.string(), traded),
  tradeArea: assumed(z.int(), traded),
  minAmount: assumed(decimal(), traded),
  minTurnover: assumed(decimal(), traded),
  makerFee: assumed(decimal(), traded),
  takerFee: assumed(decimal(), traded),
  isMarginTrade: assumed(z.boolean(), traded),
  marginRatio: assumed(z.int(), traded),
});
export type TradeInfo = z.output<typeof TradeInfo>;

/** One trade of the market, newest first in its list. */
export const MarketTrade = assumed(
  z.object({ id: z.string(), price: decimal(), amount: decimal(), side: z.enum(takerSides), time: instant() }),
  unknownAnswer,
);
export type MarketTrade = z.output<typeof MarketTrade>;

/** Which candles are wanted: of a pair, from `startTime` until just before `endTime`; where there are more than `size`, the first of them, without `startTime` the newest. */
export const CandleQuery = assumed(
  z.object({
    tradeId: wholeNumber(),
    interval: z.enum(candleIntervals),
    startTime: z.optional(wholeNumber()),
    endTime: z.optional(wholeNumber()),
    size: z._default(wholeNumber(), 300),
  }),
  'no document lists this call; a chart cannot live without it',
);

/** What happened in one span of time: `volume` in the base coin; oldest first in its list, the last one may be in progress. */
export const Candle = assumed(
  z.object({ time: instant(), open: decimal(), high: decimal(), low: decimal(), close: decimal(), volume: decimal() }),
  unknownAnswer,
);
export type Candle = z.output<typeof Candle>;
