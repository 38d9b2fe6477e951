export { loadMarketPreview } from './loadPreview';
export { MarketRankings, type MarketRankingsProps } from './MarketRankings';
export { MarketList, type MarketListProps } from './MarketList';
export { useInstrumentHref } from './useInstrumentHref';
