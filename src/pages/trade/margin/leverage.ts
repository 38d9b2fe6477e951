import { crossLeverage, marginMode, type MarginMode } from '@/contract/margin';
import type { Instrument } from '@/entities/market';

/** Maximum leverage of a margin mode; that of the pair for isolated margin. */
export const leverageIn = (mode: MarginMode, pair: Pick<Instrument, 'leverage'> | null): number =>
  mode === marginMode.cross ? crossLeverage : (pair?.leverage ?? 0);
