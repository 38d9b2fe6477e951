export * as market from './endpoints';
export { defaultDigit, isStableCoin, splitDigit, tradeCode, type Digit } from './rules';
export {
  Candle,
  CandleQuery,
  ContractTicker,
  Depth,
  DepthLevel,
  MarketTrade,
  Recommendation,
  SearchRequest,
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
export {
  candleIntervals,
  contractTypes,
  instrumentType,
  maxCandles,
  stableCoins,
  takerSides,
  tradeArea,
  trendLine,
  type CandleInterval,
  type ContractType,
} from './constants';
