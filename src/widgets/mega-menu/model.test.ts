import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $clock, manualClock } from '@/shared/lib';
import { $openDropdown, closeDelayMs, dropdownClosed, dropdownEntered, dropdownLeft } from './model';

async function openMenu() {
  const clock = manualClock();
  const scope = fork({ values: [[$clock, clock]] });
  const enter = (id: string) => allSettled(dropdownEntered, { scope, params: id });
  const leave = () => allSettled(dropdownLeft, { scope });
  await enter('market');
  return { scope, clock, enter, leave, open: () => scope.getState($openDropdown) };
}

test('[R-NAV-09] [R-SHELL-03] a dropdown opens when the pointer enters and closes 30 ms after it leaves', async () => {
  const { clock, leave, open } = await openMenu();
  expect(open()).toBe('market');
  await leave();
  clock.advance(closeDelayMs - 1);
  expect(open()).toBe('market');
  clock.advance(1);
  expect([open(), closeDelayMs]).toEqual([null, 30]);
});

test('moving from one dropdown to the next leaves only the next open', async () => {
  const { clock, enter, leave, open } = await openMenu();
  await leave();
  clock.advance(closeDelayMs - 1);
  await enter('trade');
  clock.advance(closeDelayMs * 2);
  expect(open()).toBe('trade');
});

test('Escape closes immediately and cancels the pending close', async () => {
  const { scope, clock, enter, leave, open } = await openMenu();
  await leave();
  await allSettled(dropdownClosed, { scope });
  expect([open(), clock.pendingTimers()]).toEqual([null, 0]);
  await enter('more');
  clock.advance(closeDelayMs * 2);
  expect(open()).toBe('more');
});
