export { orderFilled } from './fills';
export { $asksFirst, $tradePreferences, preferencesChanged, type TradePreferences } from './preferences';
export { $recentlyViewed, ViewedGate } from './viewed';
