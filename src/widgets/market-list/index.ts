export { loadMarketPreview } from './loadPreview';
export { MarketBoards, type MarketBoardsProps } from './MarketBoards';
export { MarketList, type MarketListProps } from './MarketList';
export { useInstrumentHref } from './useInstrumentHref';
