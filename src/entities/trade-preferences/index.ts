export {
  $asksFirst,
  $recentlyViewed,
  $tradePreferences,
  orderFilled,
  preferencesChanged,
  ViewedGate,
  type TradePreferences,
} from './model';
