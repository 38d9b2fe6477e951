export { tradeHref } from './tradeHref';
export { createDigest } from './digest';
export { DeliveriesWatch } from './DeliveriesWatch';
export { marketRankings, $featuredPairs, type MarketRanking } from './marketRankings';
export {
  $contractByCode,
  $contracts,
  $pairs,
  $usdtPairs,
  instrumentsRetried as directoryRetried,
  lookupStatus as foundStatus,
  type LookupStatus as FoundStatus,
} from './instrumentsModel';
export { matchesKeyword as answersTo, type Instrument, type ListedSide, type MarketId, type MarketSide } from './instrument';
export { LiveChange } from './LiveChange';
export { LiveValue } from './LiveValue';
export { LiveMarket, useLive } from './LiveMarket';
export { LivePrice } from './LivePrice';
export { LiveTrend } from './LiveTrend';
export { rankInstruments as ranked, sortKeys, type Quote, type RankingOrder, type SortKey, type SortOrder } from './quote';
export { bookOf, groupsOf, lastOf, spreadPercent } from './orderBook';
export { createRanking, unranked, type RankedList, type Ranking } from './ranking';
export { instrumentLists, isEmpty, marketSides, type MarketView } from './sides';
export { TradingTag } from './TradingTag';
export { inUsdt } from './valuation';
export { useDelivered } from './useDelivered';
export { usePauseOnHover as useHold } from './usePauseOnHover';
export { useLiveQuote } from './useLiveQuote';
export { useTradingState } from './useTradingState';
