import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant } from '../../endpoint';
import { lenient } from '../../lenient';
import { neededByMarketTable, percent } from './fields';

/** 24-hour statistics of a spot pair: `volume` in the base coin, `turnover` in the quote coin, `marketCap` in USDT. Source: specification, Ticker. */
export const Ticker = z.object({
  tradeid: z.int(),
  isopen: lenient(z.boolean(), true),
  last: lenient(decimal(), null),
  change: percent(),
  high: assumed(lenient(decimal(), null), neededByMarketTable),
  low: assumed(lenient(decimal(), null), neededByMarketTable),
  volume: assumed(lenient(decimal(), null), neededByMarketTable),
  turnover: assumed(lenient(decimal(), null), neededByMarketTable),
  marketCap: assumed(lenient(decimal(), null), neededByMarketTable),
});
export type Ticker = z.output<typeof Ticker>;

/** 24-hour statistics of a contract: `volume` and `openInterest` in the base coin (US dollars for an inverse contract), `turnover` in the quote currency. */
export const ContractTicker = z.object({
  contractCode: z.string(),
  last: lenient(decimal(), null),
  changepercentage: percent(),
  isopen: assumed(lenient(z.boolean(), true), neededByMarketTable),
  high: assumed(lenient(decimal(), null), neededByMarketTable),
  low: assumed(lenient(decimal(), null), neededByMarketTable),
  volume: assumed(lenient(decimal(), null), neededByMarketTable),
  turnover: assumed(lenient(decimal(), null), neededByMarketTable),
  openInterest: assumed(lenient(decimal(), null), neededByMarketTable),
  markPrice: assumed(lenient(decimal(), null), neededByMarketTable),
  indexPrice: assumed(lenient(decimal(), null), neededByMarketTable),
  fundingRate: assumed(lenient(z.nullable(decimal()), null), 'a fraction of the position; null for a delivery contract'),
  nextFundingTime: assumed(lenient(z.nullable(instant()), null), 'null for a delivery contract'),
});
export type ContractTicker = z.output<typeof ContractTicker>;

/** Static data of a tradable spot pair. Trading starts at `listedTime` and ends for good at `delistTime`, if announced. */
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
    delistTime: lenient(z.nullable(instant()), null),
  }),
  unknownAnswer,
);
export type SpotPair = z.output<typeof SpotPair>;
