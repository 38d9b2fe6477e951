import * as z from 'zod/mini';
import { assumed, decimal, instant, oneOf } from '../../endpoint';
import { lenient } from '../../lenient';
import { contractTypes, instrumentType } from '../constants';
import { percent } from './fields';

/** A spot pair in the search results. Source: specification, Search result, Spot item. */
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

/** A contract in the search results. Source: specification, Search result, Swap item. */
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

/** A contract recommended by the search; `contractcode` is spelled as in the specification. Source: specification, Search popover. */
export const Recommendation = z.object({
  contractcode: z.string(),
  last: assumed(lenient(decimal(), null), 'a recommendation shows its price'),
  changepercentage: assumed(lenient(decimal(), null), 'a recommendation shows its change, in percent over 24 hours'),
});
export type Recommendation = z.output<typeof Recommendation>;
