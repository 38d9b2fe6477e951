export {
  $premarketHoldingCount,
  $premarketNow,
  $premarketOrderCount,
  $premarketOrders,
  PremarketGate,
  premarketChanged,
  premarketHoldings,
  premarketOrdersMoved,
  premarketPairs,
} from './model';
export { ofPremarketPair, premarketCode } from './pair';
