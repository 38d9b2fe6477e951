import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import { openInPage } from '@mocks/http/inPage';
import type { ScenarioName } from '@mocks/scenarios';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { $transport, ApiError, callFailed, callFx } from '@/shared/api';
import { $navigator, ScreenGate, type Navigator } from '@/shared/routing';
import { $event, $isOpen, confirmed, dialogUnavailable, dismissed } from './model';

const loadFx = callFx(capital.transferHistory);
const at = Date.UTC(2026, 0, 5, 8);

function setUp(scenario: ScenarioName = 'need-kyc') {
  const own = openInPage({ source: () => at, startedAt: at, persona: 'newUser', scenario });
  const went: string[] = [];
  const navigator: Navigator = { go: (to) => went.push(to), back: () => went.push('back'), reload: () => {} };
  const scope = fork({
    values: [
      [$transport, own.transport],
      [$navigator, navigator],
    ],
  });
  return { scope, went };
}

const raise = (scope: ReturnType<typeof fork>, row: { readonly code: number }, msg: string) =>
  allSettled(callFailed, { scope, params: new ApiError(capital.transferHistory, { kind: 'other', code: row.code, msg }) });

test('[R-BIZERR-01] need-KYC opens a dialog with the server’s message', async () => {
  const { scope } = setUp();
  await allSettled(loadFx, { scope, params: {} });
  expect(scope.getState($isOpen)).toBe(true);
  expect(scope.getState($event)).toEqual({ kind: 'needKyc', message: 'Please verify your identity to use this feature' });
});

test('[R-BIZERR-02] cannot-use-module opens a dialog with the server’s message; confirming goes back', async () => {
  const { scope, went } = setUp('cannot-use-module');
  await allSettled(loadFx, { scope, params: {} });
  expect(scope.getState($event)).toEqual({ kind: 'cannotUseModule', message: 'This feature is not available for your account' });
  await allSettled(confirmed, { scope });
  expect(scope.getState($isOpen)).toBe(false);
  expect(went).toEqual(['back']);
});

test('[R-BIZ-01] a second event is ignored while a dialog is open', async () => {
  const { scope, went } = setUp();
  const opened: boolean[] = [];
  createWatch({ unit: $isOpen.updates, scope, fn: (isOpen) => opened.push(isOpen) });
  await raise(scope, code.needKyc, 'first');
  await raise(scope, code.cannotUseModule, 'second');
  expect(opened).toEqual([true]);
  expect(scope.getState($event)).toEqual({ kind: 'needKyc', message: 'first' });
  await allSettled(dismissed, { scope });
  expect(went).toEqual(['back']);
  await raise(scope, code.cannotUseModule, 'third');
  expect(scope.getState($event)).toEqual({ kind: 'cannotUseModule', message: 'third' });
});

test.each([
  ['dismissed', code.needKyc, dismissed],
  ['dismissed', code.cannotUseModule, dismissed],
  ['confirmed', code.cannotUseModule, confirmed],
] as const)('[R-BIZ-02] a dialog that is %s without a way to continue goes back exactly one page: %j', async (_, row, answer) => {
  const { scope, went } = setUp();
  await raise(scope, row, 'words');
  await allSettled(answer, { scope });
  expect(went).toEqual(['back']);
  expect(scope.getState($isOpen)).toBe(false);
});

test('confirming need-KYC navigates exactly once, to the verification', async () => {
  const { scope, went } = setUp();
  await raise(scope, code.needKyc, 'verify');
  await allSettled(confirmed, { scope });
  expect(went).toEqual([expect.stringContaining('/verifiedIndex')]);
  expect(scope.getState($isOpen)).toBe(false);
});

test('leaving the screen closes its dialog without going back', async () => {
  const { scope, went } = setUp();
  await raise(scope, code.needKyc, 'verify');
  await allSettled(ScreenGate.open, { scope, params: { pathname: '/en_US/market' } });
  expect(scope.getState($isOpen)).toBe(true);
  await allSettled(ScreenGate.open, { scope, params: { pathname: '/en_US' } });
  expect(scope.getState($isOpen)).toBe(false);
  expect(went).toEqual([]);
});

test('a dialog whose code fails to load is closed without going back', async () => {
  const { scope, went } = setUp();
  await raise(scope, code.needKyc, 'verify');
  await allSettled(dialogUnavailable, { scope });
  expect(scope.getState($isOpen)).toBe(false);
  expect(went).toEqual([]);
});

test('other failures open no dialog', async () => {
  const { scope } = setUp();
  await raise(scope, code.busy, 'busy');
  await allSettled(callFailed, { scope, params: new ApiError(capital.transferHistory, { kind: 'unreachable' }) });
  expect(scope.getState($isOpen)).toBe(false);
});
