export { ConnectionNotice, type ConnectionNoticeProps } from './ConnectionNotice';
export { MarketLines, type MarketLinesProps } from './MarketLines';
export { MarketTable, type MarketTableProps } from './MarketTable';
export { useFiatText } from './useFiatText';
export { useInstrumentHref } from './useInstrumentHref';
