import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { control } from '@mocks/control';
import { config } from '@/contract/config';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { requestOf } from '@tests/support/exchange/actions';
import { siteInterval } from './model';
import { SiteNotices } from './SiteNotices';

const open = (options: RenderOptions = {}) => renderApp(<SiteNotices />, options);
const notices = () => [...(screen.queryByRole('region', { name: 'Site notices' })?.querySelectorAll('p') ?? [])].map((p) => p.textContent);
const connection = (type: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(type)));

test('there are no notices by default', async () => {
  await open();
  expect(notices()).toEqual([]);
});

test('a lost connection is announced, and shown until it is back', async () => {
  const { advance } = await open();
  await connection('offline');
  const message = 'You’re offline. What you see may be out of date. It updates once the connection is back.';
  expect(notices()).toEqual([message]);
  expect(screen.getByRole('status').textContent.trim()).toBe(message);
  expect(screen.queryByRole('button')).toBeNull();
  await connection('online');
  await advance();
  expect(notices()).toEqual([]);
});

test('a visitor in a restricted region sees the exchange’s message', async () => {
  const { user } = await open({ scenario: 'region-restricted' });
  expect(notices()).toEqual(['Our services are not available in your region']);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notices()).toEqual([]);
});

test('[R-CALLERR-01] a failed compliance check shows no notice', async () => {
  await open({ prepare: ({ intercept }) => intercept(config.compliance.path, offline) });
  expect(notices()).toEqual([]);
});

test('a module’s maintenance is shown within a minute with its effects, and removed once it ends', async () => {
  const { exchange, advance } = await open();
  const maintain = (isOn: boolean) =>
    exchange.transport(requestOf({ ...control.maintenance, body: { module: 'spot', isOn } }, 'http://127.0.0.1'));
  await maintain(true);
  await advance(siteInterval);
  expect(notices()).toEqual(['Spot trading is under maintenance. New orders aren’t accepted; open orders stay and can be canceled.']);
  await maintain(false);
  await advance(siteInterval);
  expect(notices()).toEqual([]);
});

test('maintenance of an unknown module is shown as well', async () => {
  const answer = { defaultLocale: 'en_US', defaultCurrency: 'USD', isRegisterOpen: true, modules: [{ module: 'options', state: 2 }] };
  await open({
    prepare: ({ intercept }) => intercept(config.site.path, () => Promise.resolve(Response.json({ code: 200, msg: '', data: answer }))),
  });
  expect(notices()).toEqual(['Part of the exchange is under maintenance.']);
});
