import { compare, isNegative, isZero, type Decimal } from '@/contract/decimal';
import type { ContractTicker, Ticker } from '@/contract/market';
import type { Instrument, MarketId } from './instrument';

/** 24-hour statistics of a pair or contract; null if not applicable to its kind or not readable. */
export interface Quote {
  readonly last: Decimal | null;
  /** Percentage over 24 hours. */
  readonly change: Decimal | null;
  readonly high: Decimal | null;
  readonly low: Decimal | null;
  /** In the instrument's amount unit. */
  readonly volume: Decimal | null;
  /** In the quote coin. */
  readonly turnover: Decimal | null;
  readonly isOpen: boolean;
  /** In USDT. */
  readonly marketCap: Decimal | null;
  readonly markPrice: Decimal | null;
  readonly indexPrice: Decimal | null;
  /** As a fraction of the position. */
  readonly fundingRate: Decimal | null;
  readonly nextFundingTime: number | null;
  /** In the instrument's amount unit. */
  readonly openInterest: Decimal | null;
}

/** Placeholder until the first quote of an instrument arrives: all values are unknown. */
export const noQuote: Quote = {
  last: null,
  change: null,
  high: null,
  low: null,
  volume: null,
  turnover: null,
  isOpen: true,
  marketCap: null,
  markPrice: null,
  indexPrice: null,
  fundingRate: null,
  nextFundingTime: null,
  openInterest: null,
};

export const fromTicker = (ticker: Ticker): readonly [MarketId, Quote] => [
  ticker.tradeid,
  { ...dayStatistics(ticker), change: ticker.change, marketCap: ticker.marketCap, markPrice: null, indexPrice: null, ...noFunding },
];

export const fromContractTicker = (ticker: ContractTicker): readonly [MarketId, Quote] => [
  ticker.contractCode,
  {
    ...dayStatistics(ticker),
    change: ticker.changepercentage,
    marketCap: null,
    markPrice: ticker.markPrice,
    indexPrice: ticker.indexPrice,
    fundingRate: ticker.fundingRate,
    nextFundingTime: ticker.nextFundingTime,
    openInterest: ticker.openInterest,
  },
];

const noFunding = { fundingRate: null, nextFundingTime: null, openInterest: null } as const;
const dayStatistics = ({
  last,
  high,
  low,
  volume,
  turnover,
  isopen,
}: Pick<Ticker, 'last' | 'high' | 'low' | 'volume' | 'turnover' | 'isopen'>) => ({
  last,
  high,
  low,
  volume,
  turnover,
  isOpen: isopen,
});

/** Columns by which instruments can be sorted. */
export const sortKeys = ['pair', 'last', 'change', 'high', 'low', 'volume', 'turnover', 'cap', 'funding', 'interest', 'listed'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface SortOrder {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** A sort order that may be limited to instruments that rose or fell: the top losers contain no gainers. */
export interface RankingOrder extends SortOrder {
  readonly only?: 'risen' | 'fallen';
}

/** Sorts the instruments by their current quotes; missing values come last, equal values keep their order. */
export function rankInstruments(
  rows: readonly Instrument[],
  order: RankingOrder | null,
  quoteOf: (id: MarketId) => Quote | undefined,
): readonly Instrument[] {
  if (order === null) return rows;
  const sign = order.direction === 'ascending' ? 1 : -1;
  const included = rows.filter((row) => order.only === undefined || order.only === directionOf(quoteOf(row.id)));
  if (order.key === 'pair') return included.toSorted((a, b) => sign * nameOf(a).localeCompare(nameOf(b), 'en'));
  if (order.key === 'listed') return included.toSorted((a, b) => sign * (a.listedTime - b.listedTime));
  const metric = metrics[order.key];
  const valued = included.map((row) => ({ row, value: read(metric, quoteOf(row.id)) }));
  return valued
    .toSorted((a, b) => (a.value === null || b.value === null ? missingLast(a.value, b.value) : sign * compare(a.value, b.value)))
    .map(({ row }) => row);
}

type Metric = (quote: Quote) => Decimal | null;

const metrics: Readonly<Record<Exclude<SortKey, 'pair' | 'listed'>, Metric>> = {
  last: ({ last }) => last,
  change: ({ change }) => change,
  high: ({ high }) => high,
  low: ({ low }) => low,
  volume: ({ volume }) => volume,
  turnover: ({ turnover }) => turnover,
  cap: ({ marketCap }) => marketCap,
  funding: ({ fundingRate }) => fundingRate,
  interest: ({ openInterest }) => openInterest,
};

const read = (metric: Metric, quote: Quote | undefined): Decimal | null => (quote ? metric(quote) : null);
const directionOf = (quote: Quote | undefined): RankingOrder['only'] =>
  !quote?.change || isZero(quote.change) ? undefined : isNegative(quote.change) ? 'fallen' : 'risen';
const missingLast = (a: Decimal | null, b: Decimal | null): number => (a === b ? 0 : a === null ? 1 : -1);
const nameOf = ({ base, quote, id }: Instrument): string => `${base}${quote} ${id}`;
