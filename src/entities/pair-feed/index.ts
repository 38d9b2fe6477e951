export {
  $bestAsk,
  $bestBid,
  $isPulseStale,
  $lastPrice,
  $pairId,
  $priceSize,
  $pulses,
  amountPicked,
  PairGate,
  pricePicked,
  pulsed,
  type Pulse,
} from './pairFeed';
