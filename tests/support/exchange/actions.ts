import { csrfHeader } from '@/contract/envelope';
import type { Method } from '@/contract/endpoint';

/** One step of a scripted history: a call to the exchange or to its control interface. */
export interface Action {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
  /** The fields of a multipart body, instead of `body`. */
  readonly form?: Readonly<Record<string, string>>;
}

/** The time at which every scripted history starts. */
export const historyStart = Date.UTC(2026, 2, 2, 9, 30);

/** A scripted history of transfers, messages, favourites and market data; the clock advances only where a step says so. */
export const history: readonly Action[] = [
  {
    method: 'POST',
    path: '/__exchange/reset',
    body: { seed: 'history', startedAt: historyStart, persona: 'trader', scenario: 'transfer-accepted', frozen: true },
  },
  { method: 'POST', path: '/hk-web/v2/transfer', body: { amount: '120.5', coinId: 52, coinName: 'USDT', type: 25 } },
  { method: 'POST', path: '/__exchange/clock', body: { stepMs: 30_000 } },
  { method: 'POST', path: '/hk-web/v2/inmail/message/status', body: { rangeType: 0 } },
  { method: 'POST', path: '/hk-web/swap/v1/portal/collection', body: [{ contractCode: 'ethusdt', status: 0 }] },
  { method: 'POST', path: '/__exchange/clock', body: { stepMs: 3_600_000 } },
  { method: 'GET', path: '/hk-web/finance/transfer/history/list' },
  { method: 'POST', path: '/__exchange/persona', body: { persona: 'vip' } },
  { method: 'POST', path: '/hk-web/v2/transfer', body: { amount: '0.25', coinId: 1, coinName: 'BTC', type: 26 } },
  { method: 'GET', path: '/hk-web/market/symbol/tickers' },
  { method: 'GET', path: '/hk-web/swap/v1/portal/public/tickers' },
  { method: 'GET', path: '/hk-web/kline-history/market/trendlines' },
  { method: 'GET', path: '/hk-web/v3/fullDepth?tradeId=1001&size=50' },
  { method: 'GET', path: '/hk-web/v3/realTimeTrade?tradeId=1002&size=100' },
  { method: 'GET', path: '/__exchange/export' },
];

/** Advances seven days, one at a time. */
export const week: readonly Action[] = Array.from({ length: 7 }, () => ({
  method: 'POST',
  path: '/__exchange/clock',
  body: { stepMs: 86_400_000 },
}));

/** The request of an action, for `fetch` or an in-page exchange. */
export function requestOf({ method, path, body, form }: Action, origin: string, headers: Readonly<Record<string, string>> = {}): Request {
  const fields = form && new FormData();
  for (const [name, value] of Object.entries(form ?? {})) fields?.set(name, value);
  return new Request(new URL(path, origin), {
    method,
    headers: { [csrfHeader]: 'history', ...(form ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined && !fields ? {} : { body: fields ?? JSON.stringify(body) }),
  });
}
