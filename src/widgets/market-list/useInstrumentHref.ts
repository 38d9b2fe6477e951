import { tradeAddress, type Instrument } from '@/entities/market';
import { isBuilt, routes, useHrefs } from '@/shared/routing';

/** Where an instrument leads: to the screen it is traded on, or to its row in the market list while there is none. */
export function useInstrumentHref(): (instrument: Instrument) => string {
  const { resolveUrl, to } = useHrefs();
  return (instrument) => {
    const address = tradeAddress(instrument);
    const judged = isBuilt(address) ? resolveUrl(address) : null;
    return judged?.kind === 'inside' ? judged.to : to(routes.market, { query: { keyword: instrument.base, tab: instrument.side } });
  };
}
