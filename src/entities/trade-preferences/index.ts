export { $asksFirst, $recentlyViewed, $tradePreferences, preferencesChanged, ViewedGate, type TradePreferences } from './model';
