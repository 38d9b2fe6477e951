import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { $device, type Device } from '@/shared/lib';
import { navigated, ScreenGate } from '@/shared/routing';
import { collect } from '@tests/support/app/scope';
import { $preset, transferOpened } from './dialogModel';

const opened = async (device: Device) => {
  const scope = fork({ values: [[$device, device]] });
  const went = collect(navigated, scope);
  await allSettled(transferOpened, { scope, params: { source: account.spot, target: account.perpetual } });
  return { opening: scope.getState($preset), went };
};

test('[R-ROUTE-10] on a phone the form is a page with both accounts in its address', async () => {
  expect(await opened('phone')).toEqual({ opening: null, went: ['/en_US/account/transfer?source=2&target=5'] });
});

test.each(['tablet', 'desktop'] as const)('on a %s it is a dialog over the current page', async (device) => {
  expect(await opened(device)).toEqual({ opening: { source: 2, target: 5 }, went: [] });
});

test('the dialog closes when its screen is left, but not when the first screen opens', async () => {
  const scope = fork({ values: [[$device, 'desktop']] });
  const show = (pathname: string) => allSettled(ScreenGate.open, { scope, params: { pathname } });
  await allSettled(transferOpened, { scope, params: {} });
  await show('/en_US');
  await show('/en_US');
  expect(scope.getState($preset)).toEqual({});
  await show('/en_US/market');
  expect(scope.getState($preset)).toBeNull();
});
