import { allSettled, type EventCallable, type Store } from 'effector';
import { toastRequested } from '@/entities/toasts';
import type { Transport } from '@/shared/api';
import { navigated } from '@/shared/routing';
import { heard, openScope, settled, type Opening } from './scope';

/** The calls of the transfer form. */
export const callPaths = {
  wallets: '/hk-web/v1/wallet/transfer/types',
  coins: '/hk-web/v1/wallet/transfer/coins',
  pairs: '/hk-web/v1/wallet/transfer/trade-pairs',
  info: '/hk-web/wallet/info',
  submit: '/hk-web/v2/transfer',
} as const;

/** A page of the trader with what the form asked, sent, said and followed. */
export async function openTransfer(opening: Opening = {}) {
  const page = await openScope({ persona: 'trader', scenario: 'transfer-done', ...opening });
  const { scope, meet, exchange } = page;
  const urls: string[] = [];
  const sent: unknown[] = [];
  const passing: Transport = async (request) => {
    const { pathname, search } = new URL(request.url);
    urls.push(`${pathname}${search}`);
    if (pathname === callPaths.submit) sent.push(await request.clone().json());
    return exchange.transport(request);
  };
  const notices = heard(toastRequested, scope);
  Object.values(callPaths).forEach((path) => meet(path, passing));
  return {
    ...page,
    /** Addresses of the form's calls, in order. */
    urls,
    /** Bodies of the transfers that were sent. */
    sent,
    passing,
    went: heard(navigated, scope),
    said: () => notices.map(({ tone, text }) => `${tone}: ${'key' in text ? text.key : text.server}`),
    read: <T>(store: Store<T>): T => scope.getState(store),
    /** Lets something happen and everything that follows from it. */
    run: <T>(event: EventCallable<T>, params: T) => allSettled(event, { scope, params }),
    /** Lets something happen without waiting for what is held. */
    begin: async <T>(event: EventCallable<T>, params: T) => {
      void allSettled(event, { scope, params });
      await settled();
    },
    /** Keeps the answers of a path until they are let go, one by one and in any order. */
    queue: (path: string) => {
      const waiting: (() => void)[] = [];
      meet(path, async (request) => {
        const answer = await passing(request);
        await new Promise<void>((release) => waiting.push(release));
        return answer;
      });
      return {
        waiting,
        release: async (index: number) => {
          waiting[index]?.();
          await settled();
        },
      };
    },
  };
}

/** An exchange that answers this. */
export const saying =
  (data: unknown, code = 200, msg = 'words'): Transport =>
  () =>
    Promise.resolve(Response.json({ code, msg, data }));
