export { MarketLines, type MarketLinesProps } from './MarketLines';
export { useInstrumentHref } from './useInstrumentHref';
