import { tradeCode } from '@/contract/market';
import { routes, type To } from '@/shared/routing';
import type { Instrument } from './instrument';

/** The address of the screen an instrument is traded on; null while that is not built. Source: specification, Routes, trade and contract. */
export function tradeHref({ id, side, base, quote, area }: Instrument, to: To): string | null {
  if (area === null)
    return to(side === 'mock' ? routes.mockTrade : routes.contractTrade, { query: { tradeName: String(id).toLowerCase() } });
  return to(routes.spotTrade, { query: { tradeCode: tradeCode({ baseCurrency: base, quoteCurrency: quote, tradeArea: area }) } });
}
