import { useUnit } from 'effector-react';
import type { PremarketPair } from '@/contract/premarket';
import type { Instrument } from '@/entities/market';
import { premarketPairs } from '@/entities/premarket';

/** The pre-market token of an instrument; null until loaded. */
export function useToken(pair: Pick<Instrument, 'id'> | null): PremarketPair | null {
  const pairs = useUnit(premarketPairs.$latest);
  return pairs?.find(({ tradeId }) => tradeId === pair?.id) ?? null;
}
