import type { Instrument } from '@/entities/market';
import { useGate } from '@/shared/lib/gate';
import { OwnTape } from '@/shared/tape/OwnTape';
import { ownFills, OwnTradesGate, tradesOf } from './ownTrades';

export interface OwnTradesProps {
  readonly pair: Instrument;
}

/** The latest fills of one's own orders of a pair, from the account that the screen shows. */
export function OwnTrades({ pair }: OwnTradesProps) {
  useGate(OwnTradesGate, { id: pair.id });
  return <OwnTape pair={pair} query={ownFills} tradesOf={tradesOf} />;
}
