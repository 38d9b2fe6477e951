export { $asksFirst, $tradePreferences, preferencesChanged, type TradePreferences } from './model';
