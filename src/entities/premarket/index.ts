export {
  $premarketHoldingCount,
  $premarketOrderCount,
  $premarketOrders,
  premarketHoldings,
  premarketOrders,
  premarketOrdersUpdated,
} from './account';
export { premarketOrderEnded } from './orderEnded';
export { PremarketGate, premarketChanged } from './gate';
export { premarketUrlCode } from './pair';
export { $premarketInstruments, $premarketNow, premarketPairs } from './tokens';
