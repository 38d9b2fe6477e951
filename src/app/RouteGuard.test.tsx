import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { control } from '@mocks/control';
import { config } from '@/contract/config';
import { user as userCalls } from '@/contract/user';
import { callFx } from '@/shared/api';
import { appStarted } from '@/shared/lib';
import { routes } from '@/shared/routing';
import { renderApp } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { requestOf } from '@tests/support/exchange/actions';
import { RouteGuard } from './RouteGuard';

const { bizStatus } = userCalls;
const Page = () => <h1>Page</h1>;
const route = { ...routes.market, id: 'market' };

test.each(['visitor', 'trader'] as const)(
  'during maintenance of the whole exchange every page shows the notice to a %s and recovers by itself',
  async (as) => {
    const { exchange, advance } = await renderApp(<RouteGuard route={route} page={Page} />, { as, scenario: 'site-maintenance' });
    expect(screen.getByRole('heading', { level: 1, name: 'Under maintenance' })).toBeDefined();
    expect(screen.getByRole('time').textContent).toBe('15m00s');
    await exchange.transport(requestOf(control.clearFaults, 'http://127.0.0.1'));
    await advance(900_000);
    expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined();
  },
);

test('maintenance that starts while a page is open replaces the page', async () => {
  const { exchange, scope, advance } = await renderApp(<RouteGuard route={route} page={Page} />, { as: 'trader' });
  expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined();
  const fault = { at: 'all', fault: { kind: 'status', status: 503, retryAfterSeconds: 60 } };
  await exchange.transport(requestOf({ ...control.setFault, body: fault }, 'http://127.0.0.1'));
  await act(() => allSettled(callFx(config.site), { scope, params: {} }).then(() => {}));
  await advance();
  expect(screen.getByRole('heading', { name: 'Under maintenance' })).toBeDefined();
});

test('a single call under maintenance does not replace the page', async () => {
  const { exchange, scope, advance } = await renderApp(<RouteGuard route={route} page={Page} />, { as: 'trader' });
  const fault = { at: config.site.id, fault: { kind: 'status', status: 503, retryAfterSeconds: 60 } };
  await exchange.transport(requestOf({ ...control.setFault, body: fault }, 'http://127.0.0.1'));
  await act(() => allSettled(callFx(config.site), { scope, params: {} }).then(() => {}));
  await advance();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined();
});

test.each([
  ['no response', offline, 'This page couldn’t be displayed'],
  ['a failing server', () => Promise.resolve(new Response('', { status: 502 })), 'This page couldn’t be displayed'],
])('a protected page reports that the session cannot be read: %s', async (_, answer, title) => {
  const { user, intercept, advance } = await renderApp(<RouteGuard route={{ ...routes.inMail, id: 'inMail' }} page={Page} />, {
    as: 'trader',
    isOpen: false,
    prepare: async ({ scope, intercept: answered }) => {
      answered(bizStatus.path, answer);
      await allSettled(appStarted, { scope });
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  intercept(bizStatus.path, null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await advance();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined();
});
