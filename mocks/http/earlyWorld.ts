import { market } from '@/contract/market';
import { signingHeaders } from '@/contract/apiKeys';
import type { WireRequest } from '../wire/wire';
import { firstEndpoints, openFirstWorld } from './firstWorld';
import type { HostedWorld } from './host';
import type { openHostedWorld } from './hostedWorld';

/**
 * A new exchange that answers the first calls before it has worked out what people did in it before, which takes ten times as long as the
 * answers, and before the code of most products is there, which `load` brings. Once it has begun, it has noted what it has answered as if it
 * had been there all the time.
 */
export function openEarlyWorld(load: () => Promise<typeof openHostedWorld>): HostedWorld {
  const openedAt = Date.now();
  let deviceAt = openedAt;
  const first = openFirstWorld(() => deviceAt);
  const answered: Parameters<HostedWorld['answer']>[] = [];
  let begun: HostedWorld | null = null;
  // The figures of a day are worked out while the page still loads, once it has what it has asked already.
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
      if (!begun) throw new Error('a world that has not begun cannot be kept');
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
