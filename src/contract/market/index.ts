export * as market from './endpoints';
export { defaultDigit, isStableCoin, splitDigit, tradeCode, type Digit } from './rules';
export {
  ContractTicker,
  Depth,
  DepthLevel,
  MarketTrade,
  Recommendation,
  SearchKeyword,
  SearchResult,
  SearchSpot,
  SearchSwap,
  SizedTradeQuery,
  SpotPair,
  Ticker,
  TradeInfo,
  TradeQuery,
  TrendLineQuery,
  TrendLines,
} from './schema';
export { contractTypes, instrumentType, stableCoins, takerSides, tradeArea, trendLine, type ContractType } from './tables';
