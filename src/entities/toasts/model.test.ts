import { allSettled } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { capital } from '@/contract/capital';
import { inmail } from '@/contract/inmail';
import { user } from '@/contract/user';
import { callFx, type Transport } from '@/shared/api';
import { lazyLoadFailed, toastShown, toastRequested } from './model';
import { respondWithCode, offline, collect, openScope } from '@tests/support/app/scope';

const timedOut: Transport = () => Promise.reject(new DOMException('late', 'TimeoutError'));
const status =
  (number: number): Transport =>
  () =>
    Promise.resolve(new Response('', { status: number }));

/** The toasts after a change by a trader receives `how` as its response. */
async function noticesOf(how: Transport) {
  const { scope, intercept } = await openScope({ as: 'trader' });
  const notices = collect(toastShown, scope);
  intercept(inmail.messageStatus.path, how);
  await allSettled(callFx(inmail.messageStatus), { scope, params: { body: { rangeType: 0 } } });
  return notices;
}

describe('a failed change that no caller handles', () => {
  test.each([
    ["the exchange's message", respondWithCode(50000, '系统繁忙'), { server: '系统繁忙' }],
    ["the exchange's message for an unknown code", respondWithCode(987654, 'words'), { server: 'words' }],
    ['our own text if the exchange sent none', respondWithCode(50000, ''), { key: 'common.errorServer' }],
    ['a connection error', offline, { key: 'common.errorUnreachable' }],
    ['a timeout error', timedOut, { key: 'common.errorTimeout' }],
    ['a server error', status(500), { key: 'common.errorServer' }],
    ['a server error for a missing endpoint', status(404), { key: 'common.errorServer' }],
  ])('shows a toast with %s', async (_, how, text) => {
    expect(await noticesOf(how)).toMatchObject([{ tone: 'danger', text }]);
  });

  test.each([
    ['a code', respondWithCode(401, 'Please log in')],
    ['a status', status(401)],
  ])('shows no toast if the session is over, as %s: the page redirects to login', async (_, how) => {
    expect(await noticesOf(how)).toEqual([]);
  });

  test('shows no toast if a dialog reports it', async () => {
    expect(await noticesOf(respondWithCode(40301))).toEqual([]);
  });
});

test('[R-CALLERR-01] a failed transfer is reported by its caller', async () => {
  const { scope, intercept } = await openScope({ as: 'trader' });
  const notices = collect(toastShown, scope);
  intercept(capital.submitTransfer.path, respondWithCode(30705));
  await allSettled(callFx(capital.submitTransfer), { scope, params: { body: { amount: '1', coinId: 52, coinName: 'USDT', type: 25 } } });
  expect(notices).toEqual([]);
});

test('a failed read shows in place of its data, not as a toast', async () => {
  const { scope, intercept } = await openScope({ as: 'trader' });
  const notices = collect(toastShown, scope);
  intercept(user.spotFavourites.path, offline);
  await allSettled(callFx(user.spotFavourites), { scope, params: {} });
  expect(notices).toEqual([]);
});

test.each([
  [false, 'common.errorOffline'],
  [true, 'common.errorLoad'],
] as const)('a failed lazy load blames the connection only when offline (online: %s)', async (isOnline, key) => {
  const { scope } = await openScope();
  const notices = collect(toastShown, scope);
  vi.stubGlobal('navigator', { onLine: isOnline });
  await allSettled(lazyLoadFailed, { scope });
  vi.unstubAllGlobals();
  expect(notices).toMatchObject([{ tone: 'danger', text: { key } }]);
});

test('toasts are numbered, so that two identical ones stay distinct', async () => {
  const { scope } = await openScope();
  const notices = collect(toastShown, scope);
  await allSettled(lazyLoadFailed, { scope });
  await allSettled(lazyLoadFailed, { scope });
  await allSettled(toastRequested, { scope, params: { tone: 'success', text: { server: 'Done' }, durationMs: 2000 } });
  expect(new Set(notices.map(({ id }) => id)).size).toBe(3);
  expect(notices[2]).toMatchObject({ tone: 'success', text: { server: 'Done' }, durationMs: 2000 });
});
