import type { Decimal } from '@/contract/decimalText';
import { parseDigit, tradeArea, type ContractType, type SpotPair } from '@/contract/market';
import { priceSourceOf, type Contract } from '@/contract/swap';

/** A spot pair by its tradeId or a contract by its contractCode. */
export type MarketId = number | string;

/** The two sides of the market, each with its own list and quote endpoints. */
export type MarketSide = 'spot' | 'contract';

/** A list with its own endpoint: a side of the market, or the contracts of mock trading. */
export type ListedSide = MarketSide | 'mock';

/** The static data of a spot pair or a contract. */
export interface Instrument {
  readonly id: MarketId;
  readonly side: ListedSide;
  /** The instrument whose quotes apply: a mock contract uses the real one's. */
  readonly quoteId: MarketId;
  readonly base: string;
  readonly quote: string;
  readonly baseName: string;
  /** The unit of amounts: the base coin, or the quote currency for an inverse contract, which is settled in its base coin. */
  readonly amountUnit: string;
  /** Price decimals. */
  readonly decimals: number;
  /** Amount decimals. */
  readonly amountDecimals: number;
  /** The size of one contract in the amount unit, of which every order is a multiple; null for a spot pair or if unreadable. */
  readonly lot: Decimal | null;
  /** Maximum leverage, on margin or of the contract; 0 for none. */
  readonly leverage: number;
  /** `3L` or `3S` for a leveraged token; null otherwise. */
  readonly multiple: string | null;
  /** Area of a spot pair, null for a contract. */
  readonly area: number | null;
  /** Kind of a contract, null for a spot pair. */
  readonly contractType: ContractType | null;
  /** Delivery time of a delivery contract, in ms. */
  readonly expiry: number | null;
  readonly listedTime: number;
  /** When trading of a spot pair ends permanently, in ms; null if not announced, and for contracts. */
  readonly delistTime: number | null;
}

/** Converts a spot pair to an instrument. */
export const fromSpotPair = (pair: SpotPair): Instrument => ({
  id: pair.tradeId,
  side: 'spot',
  quoteId: pair.tradeId,
  base: pair.baseCurrency,
  quote: pair.quoteCurrency,
  baseName: pair.baseName,
  amountUnit: pair.baseCurrency,
  decimals: parseDigit(pair.digit).price,
  amountDecimals: parseDigit(pair.digit).amount,
  lot: null,
  leverage: pair.isMarginTrade ? pair.marginRatio : 0,
  multiple: pair.tradeArea === tradeArea.etf ? (/\d+[LS]$/.exec(pair.baseCurrency)?.[0] ?? null) : null,
  area: pair.tradeArea,
  contractType: null,
  expiry: null,
  listedTime: pair.listedTime,
  delistTime: pair.delistTime,
});

/** Converts a contract to an instrument. */
export const fromContract = (contract: Contract, side: ListedSide = 'contract'): Instrument => ({
  id: contract.contractCode,
  side,
  quoteId: priceSourceOf(contract.contractCode),
  base: contract.baseCurrency,
  quote: contract.quoteCurrency,
  baseName: contract.baseName,
  amountUnit: contract.marginCoin === contract.baseCurrency ? contract.quoteCurrency : contract.baseCurrency,
  decimals: parseDigit(contract.digit).price,
  amountDecimals: parseDigit(contract.digit).amount,
  lot: contract.contractSize,
  leverage: contract.maxLeverage,
  multiple: null,
  area: null,
  contractType: contract.contractType,
  expiry: contract.liquidationDate,
  listedTime: contract.listedTime,
  delistTime: null,
});

/** Whether an instrument matches a keyword: its coin, its name, or its pair in any of the usual spellings (`btc`, `Bitcoin`, `BTC/USDT`, `btc_usdt`). */
export function matchesKeyword(instrument: Instrument, keyword: string): boolean {
  const normalisedKeyword = normalised(keyword);
  const { base, quote, baseName, id } = instrument;
  return [`${base}${quote}`, baseName, typeof id === 'string' ? id : ''].some((name) => normalised(name).includes(normalisedKeyword));
}

const normalised = (text: string): string => text.toLowerCase().replaceAll(/[\s/_-]/g, '');
