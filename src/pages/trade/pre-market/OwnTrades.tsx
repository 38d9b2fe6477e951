import type { Instrument } from '@/entities/market';
import { useGate } from '@/shared/lib/gate';
import { OwnTape } from '@/shared/tape/OwnTape';
import { ownDeals, OwnTradesGate, tradesOf } from './ownTrades';

export interface OwnTradesProps {
  readonly pair: Instrument;
}

/** The user's latest deals of a token. */
export function OwnTrades({ pair }: OwnTradesProps) {
  useGate(OwnTradesGate, { id: pair.id });
  return <OwnTape pair={pair} query={ownDeals} tradesOf={tradesOf} />;
}
