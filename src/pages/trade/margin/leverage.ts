import { crossLeverage, marginMode, type MarginMode } from '@/contract/margin';
import type { Instrument } from '@/entities/market';

/** The most leverage of a kind of margin: that of the pair where its account is isolated. */
export const leverageIn = (mode: MarginMode, pair: Pick<Instrument, 'leverage'> | null): number =>
  mode === marginMode.cross ? crossLeverage : (pair?.leverage ?? 0);
