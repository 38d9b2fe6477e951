export {
  $bestAsk,
  $bestBid,
  $isPulseStale,
  $lastPrice,
  $priceSize,
  $pulses,
  $tradeId,
  amountPicked,
  PairGate,
  pricePicked,
  pulsed,
  type Pulse,
} from './pairFeed';
