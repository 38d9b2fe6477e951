export {
  $premarketHoldingCount,
  $premarketOrderCount,
  $premarketOrderPledge,
  $premarketOrders,
  premarketHoldings,
  premarketOrdersMoved,
} from './account';
export { premarketOrderEnded } from './endings';
export { PremarketGate, premarketChanged } from './gate';
export { premarketCode } from './pair';
export { $premarketInstruments, $premarketNow, premarketPairs } from './tokens';
