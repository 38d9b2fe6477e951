import { account } from '@/contract/account';
import { config } from '@/contract/config';
import { market } from '@/contract/market';
import { user } from '@/contract/user';
import { defaultCaller } from '../caller';
import { control } from '../control/endpoints';
import { createSimulation } from '../simulation';
import type { WireRequest } from '../wire/wire';
import type { HostedWorld } from './host';
import { openHostedWorld } from './hostedWorld';

/** What the first page of a visitor asks before it shows prices. None of it depends on what people did before, but for their share in the volume of a pair. */
export const earlyEndpoints = [
  control.status,
  user.bizStatus,
  config.webConfig,
  config.site,
  config.compliance,
  config.exchangeRates,
  account.currencyList,
  market.tickers,
  market.tradeSupport,
];

/**
 * A new exchange that answers those calls before it has worked out what people did in it before, which takes ten times as long as the answers.
 * It does so when anything else is asked, or kept, and then notes what it has answered as if it had been there all the time.
 */
export function openEarlyWorld(saves: ReadonlyMap<string, string>): HostedWorld {
  const openedAt = Date.now();
  let deviceAt = openedAt;
  const quiet = createSimulation({ source: () => deviceAt, isQuiet: true });
  const answered: Parameters<HostedWorld['answer']>[] = [];
  let begun: HostedWorld | null = null;
  // The figures of a day are worked out while the page still loads, once it has what it has asked already.
  setTimeout(() => begun ?? quiet.answer(firstTickers, defaultCaller));
  const begin = (): HostedWorld => {
    if (begun) return begun;
    begun = openHostedWorld(null, saves, {}, openedAt);
    for (const call of answered) begun.answer(...call);
    return begun;
  };
  return {
    now: () => {
      if (begun) return begun.now();
      deviceAt = Date.now();
      return { at: quiet.present(), deviceAt };
    },
    answer: (request, key, moment) => {
      if (begun || !isEarly(request)) return begin().answer(request, key, moment);
      answered.push([request, key, moment]);
      const { response } = quiet.answer(request, { key, renew: false }, moment.at);
      return { response, isChange: false };
    },
    snapshot: () => begin().snapshot(),
    hasBegun: () => begun !== null,
  };
}

const firstTickers: WireRequest = { id: '', method: market.tickers.method, url: market.tickers.path, headers: {}, body: null, form: null };

const isEarly = ({ method, url }: WireRequest): boolean => {
  const { pathname } = new URL(url, 'http://exchange.invalid');
  return earlyEndpoints.some((each) => each.method === method && each.path === pathname);
};
