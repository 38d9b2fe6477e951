import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $timeZone, Instant, timeZoneChosen, useText } from '@/shared/i18n';
import { $storage, memoryStorage, storageKeys } from '@/shared/lib';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { TimeZoneField } from '.';

const at = Date.parse('2020-03-01T20:30:00Z');

function Settings() {
  useText('settings');
  return (
    <>
      <TimeZoneField />
      <Instant at={at} />
    </>
  );
}

const show = (options: RenderOptions = {}) => renderApp(<Settings />, { at: '/user/personSetting', ...options });
const field = () => screen.getByRole('button', { name: /Time zone$/ });
const chosen = () => field().textContent;
const shown = () => document.querySelector('time')?.textContent;

test('a zone can be found by its offset, applies to displayed times, and is persisted', async () => {
  const { user, advance, scope } = await show();
  expect(shown()).toBe('2020-03-01 20:30:00');
  await user.click(field());
  await user.type(screen.getByRole('searchbox'), 'utc+8');
  await advance(1_000);
  await user.click(screen.getByRole('option', { name: 'Asia/Shanghai · UTC+8' }));
  expect(chosen()).toBe('Asia/Shanghai · UTC+8');
  expect(shown()).toBe('2020-03-02 04:30:00');
  expect(scope.getState($storage).read(storageKeys.timeZone.name)).toBe('"Asia/Shanghai"');
});

test('the device’s zone can be selected again', async () => {
  const { user, scope, advance } = await show();
  await act(() => allSettled(timeZoneChosen, { scope, params: 'Asia/Tokyo' }));
  await advance();
  expect(shown()).toBe('2020-03-02 05:30:00');
  await user.click(field());
  await user.click(screen.getByRole('option', { name: /^Device: / }));
  expect(shown()).toBe('2020-03-01 20:30:00');
  expect(scope.getState($timeZone)).toBeNull();
});

test.each(['"Mars/Olympus"', '"not a zone!"', '7'])('an invalid stored zone %s falls back to the device’s zone', async (text) => {
  await show({ storage: memoryStorage({ [storageKeys.timeZone.name]: text }) });
  expect(shown()).toBe('2020-03-01 20:30:00');
  expect(chosen()).toMatch(/^Device: /);
});
