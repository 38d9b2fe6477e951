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
  let completed: HostedWorld | null = null;
  // Computes the daily statistics while the page is still loading, after its pending requests are answered.
  setTimeout(() => completed ?? first.answer(firstTickers, first.now()));
  return {
    now: () => {
      if (completed) return completed.now();
      deviceAt = Date.now();
      return { at: first.now(), deviceAt };
    },
    answer: (request, key, moment) => {
      if (completed) return completed.answer(request, key, moment);
      answered.push([request, key, moment]);
      return { response: first.answer(request, moment.at), isChange: false };
    },
    snapshot: () => {
      if (!completed) throw new Error('a world that has not started cannot be saved');
      return completed.snapshot();
    },
    startup: {
      canAnswer: (request) => completed === null && isFirst(request),
      complete: async () => {
        const open = await load();
        if (completed) return;
        const world = open(null, new Map(), {}, openedAt);
        for (const call of answered) world.answer(...call);
        completed = world;
      },
    },
  };
}

const firstTickers: WireRequest = { id: '', method: market.tickers.method, url: market.tickers.path, headers: {}, body: null, form: null };

const isFirst = ({ method, url, headers }: WireRequest): boolean => {
  const { pathname } = new URL(url, 'http://exchange.invalid');
  return headers[signingHeaders.key] === undefined && firstEndpoints.some((each) => each.method === method && each.path === pathname);
};
