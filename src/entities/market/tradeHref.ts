import { tradeCode } from '@/contract/market';
import { routes, type HrefBuilder } from '@/shared/routing';
import type { Instrument } from './instrument';

/** The URL of the screen on which an instrument is traded; null if the screen is not built. Source: specification, Routes, trade and contract. */
export function tradeHref({ id, side, base, quote, area }: Instrument, to: HrefBuilder): string | null {
  if (area === null)
    return to(side === 'mock' ? routes.mockTrade : routes.contractTrade, { query: { tradeName: String(id).toLowerCase() } });
  return to(routes.spotTrade, { query: { tradeCode: tradeCode({ baseCurrency: base, quoteCurrency: quote, tradeArea: area }) } });
}
