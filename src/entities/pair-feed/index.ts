export {
  $bestAsk,
  $bestBid,
  $isPulseStale,
  $lastPrice,
  $pulses,
  $tradeId,
  amountPicked,
  PairGate,
  pricePicked,
  pulsed,
  type Pulse,
} from './pairFeed';
