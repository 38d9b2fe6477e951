import type { Decimal } from '@/contract/decimalText';
import { splitDigit, tradeArea, type ContractType, type SpotPair } from '@/contract/market';
import { pricedBy, type Contract } from '@/contract/swap';

/** A spot pair by its tradeId or a contract by its contractCode. */
export type MarketId = number | string;

/** The two sides of the market, which are listed and quoted by calls of their own. */
export type MarketSide = 'spot' | 'contract';

/** What is listed by a call of its own: a side of the market, or the contracts of mock trading. */
export type ListedSide = MarketSide | 'mock';

/** Everything about a spot pair or a contract that does not move. */
export interface Instrument {
  readonly id: MarketId;
  readonly side: ListedSide;
  /** The instrument whose quotes are its own: a contract of mock trading follows the real one. */
  readonly pricedBy: MarketId;
  readonly base: string;
  readonly quote: string;
  readonly baseName: string;
  /** What amounts are in: the base coin; the quote currency of an inverse contract, which is settled in its base coin. */
  readonly amountUnit: string;
  /** Decimals of a price. */
  readonly decimals: number;
  /** Decimals of an amount. */
  readonly amountDecimals: number;
  /** What one contract stands for, in the unit of amounts, of which every order is a multiple; null for a spot pair. */
  readonly lot: Decimal | null;
  /** Highest leverage, on margin or of the contract; 0 for none. */
  readonly leverage: number;
  /** `3L` or `3S` of a leveraged token; null for all others. */
  readonly multiple: string | null;
  /** Area of a spot pair, null for a contract. */
  readonly area: number | null;
  /** Kind of a contract, null for a spot pair. */
  readonly contractType: ContractType | null;
  /** When a delivery contract ends, in ms. */
  readonly expiry: number | null;
  readonly listedTime: number;
  /** When trading of a spot pair ends for good, in ms; null where that is not announced, and for contracts. */
  readonly delistTime: number | null;
}

/** A spot pair as an instrument. */
export const ofPair = (pair: SpotPair): Instrument => ({
  id: pair.tradeId,
  side: 'spot',
  pricedBy: pair.tradeId,
  base: pair.baseCurrency,
  quote: pair.quoteCurrency,
  baseName: pair.baseName,
  amountUnit: pair.baseCurrency,
  decimals: splitDigit(pair.digit).price,
  amountDecimals: splitDigit(pair.digit).amount,
  lot: null,
  leverage: pair.isMarginTrade ? pair.marginRatio : 0,
  multiple: pair.tradeArea === tradeArea.etf ? (/\d+[LS]$/.exec(pair.baseCurrency)?.[0] ?? null) : null,
  area: pair.tradeArea,
  contractType: null,
  expiry: null,
  listedTime: pair.listedTime,
  delistTime: pair.delistTime,
});

/** A contract as an instrument. */
export const ofContract = (contract: Contract, side: ListedSide = 'contract'): Instrument => ({
  id: contract.contractCode,
  side,
  pricedBy: pricedBy(contract.contractCode),
  base: contract.baseCurrency,
  quote: contract.quoteCurrency,
  baseName: contract.baseName,
  amountUnit: contract.marginCoin === contract.baseCurrency ? contract.quoteCurrency : contract.baseCurrency,
  decimals: splitDigit(contract.digit).price,
  amountDecimals: splitDigit(contract.digit).amount,
  lot: contract.contractSize,
  leverage: contract.maxLeverage,
  multiple: null,
  area: null,
  contractType: contract.contractType,
  expiry: contract.liquidationDate,
  listedTime: contract.listedTime,
  delistTime: null,
});

/** Tells whether an instrument answers to a keyword: its coin, its name, or its pair written in any of the usual ways (`btc`, `Bitcoin`, `BTC/USDT`, `btc_usdt`). */
export function answersTo(instrument: Instrument, keyword: string): boolean {
  const wanted = plain(keyword);
  const { base, quote, baseName, id } = instrument;
  return [`${base}${quote}`, baseName, typeof id === 'string' ? id : ''].some((name) => plain(name).includes(wanted));
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s/_-]/g, '');
