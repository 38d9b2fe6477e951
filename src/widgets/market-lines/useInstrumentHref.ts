import { tradeAddress, type Instrument } from '@/entities/market';
import { hasScreen, routes, useAddresses } from '@/shared/routing';

/** Where an instrument leads: to the screen it is traded on, or to its row in the market list while there is none. */
export function useInstrumentHref(): (instrument: Instrument) => string {
  const { judge, to } = useAddresses();
  return (instrument) => {
    const address = tradeAddress(instrument);
    const judged = hasScreen(address) ? judge(address) : null;
    return judged?.kind === 'inside' ? judged.to : to(routes.market, { query: { keyword: instrument.base, tab: instrument.side } });
  };
}
