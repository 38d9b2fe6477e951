import { Suspense } from 'react';
import { useTradingState, type Instrument } from '@/entities/market';
import { lazyNamed } from '@/shared/lazy';

export interface TradingTimesProps {
  readonly pair: Instrument;
}

const TimeLeft = lazyNamed(() => import('./TimeLeft'), 'TimeLeft');

/** The time until a pair opens or is delisted; renders nothing for any other pair. */
export function TradingTimes({ pair }: TradingTimesProps) {
  const state = useTradingState(pair);
  const end = state === 'upcoming' ? pair.listedTime : state === 'delisting' ? pair.delistTime : null;
  if (end === null) return null;
  return (
    <Suspense fallback={null}>
      <TimeLeft name={state === 'upcoming' ? 'trade.opensIn' : 'trade.delistedIn'} to={end} />
    </Suspense>
  );
}
