export { orderFilled } from './fills';
export { $asksFirst, $tradePreferences, preferencesChanged, type TradePreferences } from './model';
export { $recentlyViewed, ViewedGate } from './viewed';
