import { tradeHref, type Instrument } from '@/entities/market';
import { routes, useHrefs } from '@/shared/routing';

/** Returns the URL of an instrument: its trade screen, or its row in the market list while that screen is not built. */
export function useInstrumentHref(): (instrument: Instrument) => string {
  const { to } = useHrefs();
  return (instrument) =>
    tradeHref(instrument, to) ??
    to(routes.market, { query: { keyword: instrument.base, tab: instrument.side === 'spot' ? 'spot' : 'contract' } });
}
