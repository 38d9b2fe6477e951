import { allSettled, type EventCallable, type Store } from 'effector';
import { toastRequested } from '@/entities/toasts';
import type { Transport } from '@/shared/api';
import { navigated } from '@/shared/routing';
import { collect, openScope, settled, type ScopeOptions } from './scope';

/** The endpoints the transfer form calls. */
export const callPaths = {
  wallets: '/hk-web/v1/wallet/transfer/types',
  coins: '/hk-web/v1/wallet/transfer/coins',
  pairs: '/hk-web/v1/wallet/transfer/trade-pairs',
  info: '/hk-web/wallet/info',
  submit: '/hk-web/v2/transfer',
} as const;

/** Opens an app scope for the trader, with the transfer form still closed, and records the form’s calls, transfers, toasts and navigations. */
export async function openTransfer(options: ScopeOptions = {}) {
  const page = await openScope({ as: 'trader', scenario: 'transfer-done', ...options });
  const { scope, intercept, exchange } = page;
  const urls: string[] = [];
  const sent: unknown[] = [];
  const passThrough: Transport = async (request) => {
    const { pathname, search } = new URL(request.url);
    urls.push(`${pathname}${search}`);
    if (pathname === callPaths.submit) sent.push(await request.clone().json());
    return exchange.transport(request);
  };
  const notices = collect(toastRequested, scope);
  Object.values(callPaths).forEach((path) => intercept(path, passThrough));
  return {
    ...page,
    /** URLs of the form's calls, in order. */
    urls,
    /** Bodies of the submitted transfers. */
    sent,
    passThrough,
    navigations: collect(navigated, scope),
    toastTexts: () => notices.map(({ tone, text }) => `${tone}: ${'key' in text ? text.key : text.server}`),
    read: <T>(store: Store<T>): T => scope.getState(store),
    /** Triggers an event and waits for all its effects. */
    run: <T>(event: EventCallable<T>, params: T) => allSettled(event, { scope, params }),
    /** Triggers an event without waiting for held responses. */
    begin: async <T>(event: EventCallable<T>, params: T) => {
      void allSettled(event, { scope, params });
      await settled();
    },
    /** Holds back the responses to a path and releases them one by one, in any order. */
    queue: (path: string) => {
      const waiting: (() => void)[] = [];
      intercept(path, async (request) => {
        const answer = await passThrough(request);
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

/** Answers every call with the given data. */
export const respondWith =
  (data: unknown, code = 200, msg = 'words'): Transport =>
  () =>
    Promise.resolve(Response.json({ code, msg, data }));
