export * as market from './endpoints';
export { defaultPairDecimals, isStableCoin, parseDigit, tradeCode, tradingState, type PairDecimals, type TradingState } from './rules';
export { CoinProfile, CoinProfileQuery } from './schema/coinProfile';
export { actualLeverage } from './actualLeverage';
export { FundFacts, type FundRebalance } from './schema/fund';
export { FearAndGreed, LongShortRatio, MarketOverview, MarketOverviewQuery, Sector } from './schema/overview';
export { Recommendation, SearchRequest, SearchResult, SearchSpot, SearchSwap } from './schema/search';
export { ContractTicker, SpotPair, Ticker } from './schema/tickers';
export { Candle, CandleQuery, Depth, DepthLevel, MarketTrade, SizedTradeQuery, TradeInfo, TradeQuery } from './schema/trades';
export { TrendLineQuery, TrendLines } from './schema/trendLines';
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
export { capRanges, type CapRange } from './capRanges';
