import type { Market, MarketId } from '../market/market';

/** Whether a market is traded, or halted for the time being: then what waits there goes on waiting. */
export const isListed = (
  market: Pick<Market, 'isOpen' | 'isHalted'>,
  { market: id, expires }: { readonly market: MarketId; readonly expires: number | null },
  at: number,
): boolean => (expires === null || at < expires) && (market.isOpen(id, at) || market.isHalted(id, at));
