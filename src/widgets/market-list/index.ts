export { loadMarketPreview } from './loadPreview';
export { MarketList, type MarketListProps } from './MarketList';
export { useInstrumentHref } from './useInstrumentHref';
