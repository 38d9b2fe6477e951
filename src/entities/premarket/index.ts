export {
  $premarketHoldingCount,
  $premarketOrderCount,
  $premarketOrders,
  premarketHoldings,
  premarketOrders,
  premarketOrdersMoved,
} from './account';
export { premarketOrderEnded } from './endings';
export { PremarketGate, premarketChanged } from './gate';
export { premarketCode } from './pair';
export { $premarketInstruments, $premarketNow, premarketPairs } from './tokens';
