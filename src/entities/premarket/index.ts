export {
  $premarketHoldingCount,
  $premarketInstruments,
  $premarketNow,
  $premarketOrderCount,
  $premarketOrders,
  PremarketGate,
  premarketChanged,
  premarketHoldings,
  premarketOrdersMoved,
  premarketPairs,
} from './model';
export { premarketCode } from './pair';
