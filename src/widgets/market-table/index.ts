export { ConnectionNotice, type ConnectionNoticeProps } from './ConnectionNotice';
export { MarketTable, type MarketTableProps } from './MarketTable';
