import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $isLocked } from '@/features/theme-switch';
import { memoryStorage, storageKeys } from '@/shared/lib';
import { $body, $isBarDismissed, barDismissed, ShellGate } from './model';
import { openScope } from '@tests/support/app/scope';

test.each([
  ['exchange', '', false],
  ['plain', '', false],
  ['web3', 'dark', true],
] as const)('[R-THEME-01] in %s mode the body theme is %j, and dark is forced: %s', async (kind, theme, isLocked) => {
  const body = { dataset: { theme: 'none' } };
  const scope = fork({ values: [[$body, body]] });
  await allSettled(ShellGate.open, { scope, params: { kind } });
  expect([body.dataset.theme, scope.getState($isLocked)]).toEqual([theme, isLocked]);
  await allSettled(ShellGate.open, { scope, params: { kind: 'exchange' } });
  expect([body.dataset.theme, scope.getState($isLocked)]).toEqual(['', false]);
});

test('[R-MOB-01] the download bar stays until it is dismissed', async () => {
  const { scope } = await openScope();
  await allSettled(ShellGate.open, { scope, params: { kind: 'exchange' } });
  expect(scope.getState($isBarDismissed)).toBe(false);
  await allSettled(barDismissed, { scope });
  expect(scope.getState($isBarDismissed)).toBe(true);
});

test('[R-MOB-02] the dismissal is remembered', async () => {
  const storage = memoryStorage();
  const { scope } = await openScope({ storage });
  await allSettled(barDismissed, { scope });
  expect(storage.read(storageKeys.downloadBarDismissed.name)).toBe('true');
  const again = await openScope({ storage });
  expect(again.scope.getState($isBarDismissed)).toBe(true);
});
