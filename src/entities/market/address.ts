import { tradeCode } from '@/contract/market';
import type { Instrument } from './instrument';

/** The address, without the language, of the screen an instrument is traded on. Source: specification, Routes, trade and contract. */
export function tradeAddress({ id, base, quote, area }: Instrument): string {
  if (area === null) return `/contract/exchange/trade/?tradeName=${encodeURIComponent(String(id).toLowerCase())}`;
  return `/trade/exchange/?tradeCode=${encodeURIComponent(tradeCode({ baseCurrency: base, quoteCurrency: quote, tradeArea: area }))}`;
}
