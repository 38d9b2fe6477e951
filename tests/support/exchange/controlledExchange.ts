import { openInPage } from '@mocks/http/inPage';
import type { SimulationSnapshot } from '@mocks/snapshotSchema';
import { createSimulation } from '@mocks/simulation';
import { requestOf, type Action } from './actions';

/** The time at which controlled exchanges start. */
export const exchangeStart = Date.UTC(2026, 0, 5, 8);

/** The seeded state, restored by each test, which is faster than seeding again. */
let seeded: SimulationSnapshot | undefined;

/** Opens an exchange for the trader with a stopped clock, and functions to call and control it; responses are not validated. */
export function controlledExchange() {
  seeded ??= createSimulation({ source: () => exchangeStart, startedAt: exchangeStart, persona: 'trader', seed: 'test' }).state();
  const own = openInPage({ source: () => exchangeStart, saved: seeded });
  const send = (action: Action) => own.transport(requestOf(action, 'http://127.0.0.1'));
  const ask = async ({ method, path }: Pick<Action, 'method' | 'path'>, body?: unknown) =>
    (await send({ method, path, ...(body === undefined ? {} : { body }) })).json();
  return { own, send, ask };
}

/** Requests the number of unread messages. */
export const unreadCount = { method: 'GET', path: '/hk-web/v2/inmail/message/unReadCount' } as const;
/** Marks every message as read. */
export const markAllRead = { method: 'POST', path: '/hk-web/v2/inmail/message/status' } as const;
/** Transfers USDT from the spot to the contract account. */
export const transferUsdt = { method: 'POST', path: '/hk-web/v2/transfer' } as const;
