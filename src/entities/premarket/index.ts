export {
  $premarketHoldingCount,
  $premarketOrderCount,
  $premarketOrders,
  premarketHoldings,
  premarketOrders,
  premarketOrdersUpdated as premarketOrdersMoved,
} from './account';
export { premarketOrderEnded } from './orderEnded';
export { PremarketGate, premarketChanged } from './gate';
export { premarketCode } from './pair';
export { $premarketInstruments, $premarketNow, premarketPairs } from './tokens';
