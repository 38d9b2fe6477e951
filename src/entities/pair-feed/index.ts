export {
  $bestAsk,
  $bestBid,
  $isPulseStale,
  $lastMove,
  $lastPrice,
  $pulses,
  $tradeId,
  amountPicked,
  PairGate,
  pricePicked,
  pulsed,
  type Pulse,
} from './pairFeed';
