import * as z from 'zod/mini';
import { assumed, decimal, instant, oneOf, pageQuery, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { DepthLevel } from '../../market/schema/trades';
import { candleIntervals, contractTypes, instrumentType } from '../../market/constants';

/** Static data of a tradable contract. If `marginCoin` is the base coin, it is inverse: amounts and `contractSize` are in the quote currency instead of the base coin. */
export const Contract = assumed(
  z.object({
    contractCode: z.string(),
    contractType: z.enum(contractTypes),
    instType: oneOf(instrumentType),
    liquidationDate: lenient(z.nullable(instant()), null),
    baseCurrency: z.string(),
    quoteCurrency: z.string(),
    baseName: lenient(z.string(), ''),
    webLogo: lenient(z.string(), ''),
    digit: lenient(z.string(), ''),
    contractSize: lenient(decimal(), null),
    marginCoin: lenient(z.string(), ''),
    maxLeverage: lenient(z.int(), 0),
    listedTime: lenient(instant(), 0),
  }),
  'the fields of the contract lists are not shown; those of the swap item keep their names',
);
export type Contract = z.output<typeof Contract>;

export const LanguageQuery = z.object({ lang: z.optional(z.string()) });

export const PagedLanguageQuery = assumed(z.object({ ...pageQuery, lang: z.optional(z.string()) }), 'the names of the query are not shown');
export const ContractListRequest = assumed(
  z.object({
    contractCodes: z.optional(z.array(z.string())),
    contractType: z.optional(z.enum(contractTypes)),
    baseCurrency: z.optional(z.string()),
  }),
  'the names of the body are not shown',
);

/** A contract and its current market data. */
export const ContractRow = assumed(
  z.object({
    contract: Contract,
    isopen: z.boolean(),
    last: decimal(),
    markPrice: decimal(),
    changepercentage: decimal(),
    turnover: decimal(),
    fundingRate: z.nullable(decimal()),
  }),
  'the fields of this list are not shown',
);

/** A pair of coins and its contracts. */
export const CurrencyPair = assumed(
  z.object({ baseCurrency: z.string(), quoteCurrency: z.string(), contractCodes: z.array(z.string()) }),
  'the fields of this list are not shown',
);

/** Why the contract market calls are assumed. */
export const marketUnlisted = 'contract market calls are missing from the specification';

export const ContractCodePath = z.object({ contractCode: z.string().check(z.minLength(1)) });
export const SizeQuery = assumed(z.object({ size: z._default(wholeNumber(), 50) }), marketUnlisted);
/** A query for candles from `startTime` until before `endTime`, as for spot pairs; if there are more than `size`, the oldest, or without `startTime` the newest. */
export const CandleQuery = assumed(
  z.object({
    interval: z._default(z.enum(candleIntervals), '1h'),
    startTime: z.optional(wholeNumber()),
    endTime: z.optional(wholeNumber()),
    size: z._default(wholeNumber(), 300),
  }),
  marketUnlisted,
);

/** The order book of a contract, best prices first: price and amount of each level. */
export const ContractDepth = assumed(
  z.object({
    contractCode: lenient(z.string(), ''),
    version: lenient(z.int(), 0),
    bids: lenient(z.array(DepthLevel), []),
    asks: lenient(z.array(DepthLevel), []),
  }),
  marketUnlisted,
);
