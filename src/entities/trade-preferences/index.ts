export { $tradePreferences, preferencesChanged, type TradePreferences } from './model';
