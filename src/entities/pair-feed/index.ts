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
  type Pulse,
} from './pairFeed';
