export { $tradePreferences, preferencesChanged, type TradePreferences } from './model';
export { OrderConfirmation } from './OrderConfirmation';
