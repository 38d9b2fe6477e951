import { tradeHref, type Instrument } from '@/entities/market';
import { routes, useHrefs } from '@/shared/routing';

/** Where an instrument leads: to the screen it is traded on, or to its row in the market list while that is not built. */
export function useInstrumentHref(): (instrument: Instrument) => string {
  const { to } = useHrefs();
  return (instrument) => tradeHref(instrument, to) ?? to(routes.market, { query: { keyword: instrument.base, tab: instrument.side } });
}
