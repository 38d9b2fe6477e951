import { market } from '@/contract/market';
import { signingHeaders } from '@/contract/apiKeys';
import type { WireRequest } from '../wire/wire';
import { firstEndpoints, openFirstWorld } from './firstWorld';
import type { HostedWorld } from './host';
import type { openHostedWorld } from './hostedWorld';

/**
 * A new exchange that answers the first calls before its past user activity is seeded, which takes ten times as long as the
 * responses, and before `load` has loaded the code of most products. On completing its startup it replays the answered calls, as if it
 * had been complete from the start.
 */
export function openEarlyWorld(load: () => Promise<typeof openHostedWorld>): HostedWorld {
  const openedAt = Date.now();
  let deviceAt = openedAt;
  const first = openFirstWorld(() => deviceAt);
  const answered: Parameters<HostedWorld['answer']>[] = [];
  let begun: HostedWorld | null = null;
  // Computes the daily statistics while the page is still loading, after its pending requests are answered.
  setTimeout(() => begun ?? first.answer(firstTickers, first.now()));
  return {
    now: () => {
      if (begun) return begun.now();
      deviceAt = Date.now();
      return { at: first.now(), deviceAt };
    },
    answer: (request, key, moment) => {
      if (begun) return begun.answer(request, key, moment);
      answered.push([request, key, moment]);
      return { response: first.answer(request, moment.at), isChange: false };
    },
    snapshot: () => {
      if (!begun) throw new Error('a world that has not started cannot be saved');
      return begun.snapshot();
    },
    startup: {
      suffices: (request) => begun === null && isFirst(request),
      complete: async () => {
        const open = await load();
        if (begun) return;
        const world = open(null, new Map(), {}, openedAt);
        for (const call of answered) world.answer(...call);
        begun = world;
      },
    },
  };
}

const firstTickers: WireRequest = { id: '', method: market.tickers.method, url: market.tickers.path, headers: {}, body: null, form: null };

const isFirst = ({ method, url, headers }: WireRequest): boolean => {
  const { pathname } = new URL(url, 'http://exchange.invalid');
  return headers[signingHeaders.key] === undefined && firstEndpoints.some((each) => each.method === method && each.path === pathname);
};
