export { loadMarketPreview } from './loadPreview';
export { MarketRankings as MarketBoards, type MarketRankingsProps as MarketBoardsProps } from './MarketRankings';
export { MarketList, type MarketListProps } from './MarketList';
export { useInstrumentHref } from './useInstrumentHref';
