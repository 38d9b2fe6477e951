import { allSettled, sample, type EventCallable } from 'effector';
import { expect, test } from 'vitest';
import { account, type SecurityCodes } from '@/contract/account';
import { capital } from '@/contract/capital';
import { toastShown } from '@/entities/toasts';
import { mutation } from '@/shared/api';
import { demoCode, personaTradePassword } from '@fixtures/personas';
import { openChallenge } from '@tests/support/app/challenge';
import { collect, offline, openScope, respondWithCode, settled } from '@tests/support/app/scope';
import { createChallenge } from './model';

const withdrawal = { bver: 1, coinId: 1, network: '', address: '', amount: '1' } as const;
const withdraw = mutation({ endpoint: capital.withdraw, params: (codes: SecurityCodes) => ({ body: { ...withdrawal, ...codes } }) });
const fundsChallenge = createChallenge(withdraw);
sample({ clock: fundsChallenge.proofSubmitted, target: withdraw.submitted });

const minuteMs = 60_000;
const maxTries = 5;
const wrong = '000000';

test('five wrong codes invalidate the sent one; a new one can be requested and works', async () => {
  const { open, send, type, submit, shown, advance, isOpen: stillOpen } = await openChallenge();
  await open();
  await send();
  for (let left = maxTries - 1; left >= 0; left -= 1) {
    await type(wrong);
    await submit();
    expect(shown()).toMatchObject({ problem: 'challenge.codeWrong', triesLeft: left });
  }
  await type(demoCode);
  await submit();
  expect(shown().problem).toBe('challenge.codeExpired');
  await advance(minuteMs);
  await send();
  await type(demoCode);
  await submit();
  expect(stillOpen()).toBe(false);
});

test('a failed precheck raises a toast and opens no dialog', async () => {
  const page = await openChallenge();
  const toasts = collect(toastShown, page.scope);
  page.intercept(account.precheck.path, offline);
  await page.open();
  expect([page.isOpen(), toasts.length]).toEqual([false, 1]);
});

test('a refusal unrelated to the proof closes the dialog, so that its page can report it', async () => {
  const page = await openChallenge();
  await page.open();
  await page.send();
  page.intercept(page.guardedPath, respondWithCode(10014));
  await page.type(demoCode);
  await page.submit();
  expect(page.isOpen()).toBe(false);
});

test('a call that fails to arrive keeps the typed codes for another attempt', async () => {
  const page = await openChallenge();
  await page.open();
  await page.send();
  page.intercept(page.guardedPath, offline);
  await page.type(demoCode);
  await page.submit();
  expect([page.isOpen(), page.shown().text]).toEqual([true, demoCode]);
  page.intercept(page.guardedPath, null);
  await page.submit();
  expect(page.isOpen()).toBe(false);
});

test('a dialog that is closed during the precheck does not open afterwards', async () => {
  const page = await openChallenge();
  const release = page.hold(account.precheck.path);
  const opening = page.open();
  await settled();
  const closing = page.close();
  release();
  await Promise.all([opening, closing]);
  expect(page.isOpen()).toBe(false);
});

test('the fund password is requested if a call requires it, with errors of its own', async () => {
  const { scope } = await openScope({ as: 'whale' });
  const happens = <T>(unit: EventCallable<T>, params: NoInfer<T>) => allSettled(unit, { scope, params });
  await happens(fundsChallenge.opened, { purpose: 'security', loginName: null, factors: ['email', 'tradePassword'] });
  expect(scope.getState(fundsChallenge.$factors)).toEqual(['email', 'tradePassword']);
  await happens(fundsChallenge.codeSender.requested, 'email');
  const sent = collect(withdraw.started, scope);
  await happens(fundsChallenge.typed, { factor: 'email', text: demoCode });
  await happens(fundsChallenge.typed, { factor: 'tradePassword', text: '1' });
  await allSettled(fundsChallenge.submitted, { scope });
  expect(scope.getState(fundsChallenge.$problems)).toEqual({ tradePassword: 'challenge.fundPasswordMissing' });
  await happens(fundsChallenge.typed, { factor: 'tradePassword', text: personaTradePassword });
  await allSettled(fundsChallenge.submitted, { scope });
  expect(sent).toEqual([{ emailCode: demoCode, tradePassword: personaTradePassword }]);
});
