import type { Market, MarketId } from '../market/market';

/** Whether a market is open or only temporarily halted, in which case its orders keep waiting. */
export const isListed = (
  market: Pick<Market, 'isOpen' | 'isHalted'>,
  { market: id, expires }: { readonly market: MarketId; readonly expires: number | null },
  at: number,
): boolean => (expires === null || at < expires) && (market.isOpen(id, at) || market.isHalted(id, at));
