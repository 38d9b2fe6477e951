import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { personaPassword, personas } from '@fixtures/personas';
import { account } from '@/contract/account';
import { user } from '@/contract/user';
import { toastShown } from '@/entities/toasts';
import { $isLoggedIn, sessionStarted } from '@/entities/session';
import { $locale } from '@/shared/i18n';
import { $navigator } from '@/shared/routing';
import { $failure, $isPending, $password, $problems, accountName, challenge, LoginGate, passwordTyped, submitted } from './model';
import { respondWithCode, offline, collect, openScope, settled, type ScopeOptions } from '@tests/support/app/scope';

const login = account.login.path;
const tomas = personas.trader.login.name;
/** She has never logged in from a device with an id, so no device counts as new. */
const stella = personas.kycStandard.login.name;

async function openLogin(redirect = '', options: ScopeOptions = {}) {
  const page = await openScope(options);
  const went: unknown[] = [];
  await allSettled($navigator, {
    scope: page.scope,
    params: {
      go: (to, options) => void went.push([to, options?.replace]),
      back: () => went.push('back'),
      reload: () => went.push('reload'),
    },
  });
  await allSettled(LoginGate.open, { scope: page.scope, params: { redirect, name: '' } });
  const type = async (name: string, password: string) => {
    await allSettled(accountName.emailTyped, { scope: page.scope, params: name });
    await allSettled(passwordTyped, { scope: page.scope, params: password });
  };
  const submit = () => allSettled(submitted, { scope: page.scope });
  const form = () => ({
    name: page.scope.getState(accountName.$email),
    password: page.scope.getState($password),
    problems: page.scope.getState($problems),
    failure: page.scope.getState($failure),
  });
  const sent = () => page.requests.filter((call) => call === `POST ${login}`).length;
  return { ...page, went, type, submit, form, sent };
}

const noProblems = { name: null, password: null };
/** The device as sent with a login. */
const device = { id: expect.stringMatching(/^[0-9a-f]{32}$/), name: expect.any(String) };

describe('required fields', () => {
  test('are reported from the first attempt and cleared once filled in', async () => {
    const page = await openLogin();
    await page.type(' ', '');
    expect(page.form().problems).toEqual(noProblems);
    await page.submit();
    expect(page.form().problems).toEqual({ name: 'accountForm.emailMissing', password: 'login.passwordMissing' });
    expect(page.sent()).toBe(0);
    await page.type(tomas, '');
    expect(page.form().problems).toEqual({ name: null, password: 'login.passwordMissing' });
    await page.type(tomas, ' ');
    expect(page.form().problems).toEqual(noProblems);
  });

  test('the login name is trimmed, the password is sent unchanged', async () => {
    const page = await openLogin();
    const bodies: unknown[] = [];
    page.intercept(login, async (request) => {
      bodies.push(await request.json());
      return Response.json({ code: 10002, msg: '', data: null });
    });
    await page.type(`  ${tomas}\t`, ' pass word ');
    await page.submit();
    expect(bodies).toEqual([{ loginName: tomas, password: ' pass word ', device }]);
  });
});

test('the name typed on the previous page is prefilled', async () => {
  const page = await openLogin();
  await allSettled(LoginGate.open, { scope: page.scope, params: { redirect: '', name: 'me@demo.example' } });
  expect(page.form().name).toBe('me@demo.example');
});

describe('response of the exchange', () => {
  test('success: the user is logged in and redirected to home in the current language', async () => {
    const page = await openLogin();
    await allSettled($locale, { scope: page.scope, params: 'zh_CN' });
    await page.type(stella.toUpperCase(), personaPassword);
    await page.submit();
    expect(page.scope.getState($isLoggedIn)).toBe(true);
    expect(page.went).toEqual([['/zh_CN', true]]);
    expect(page.form()).toEqual({ name: expect.anything(), password: '', problems: noProblems, failure: null });
  });

  test('wrong credentials: the form shows its own message, clears the password and reports no field', async () => {
    const page = await openLogin();
    const notices = collect(toastShown, page.scope);
    await page.type(tomas, 'wrong');
    await page.submit();
    expect(page.form()).toEqual({ name: tomas, password: '', problems: noProblems, failure: { key: 'login.wrongCredentials' } });
    expect(page.went).toEqual([]);
    expect(notices).toEqual([]);
    await allSettled(passwordTyped, { scope: page.scope, params: 'w' });
    expect(page.form().failure).toBeNull();
  });

  test('frozen account: the form shows the message of the exchange', async () => {
    const page = await openLogin('', { scenario: 'account-frozen' });
    await page.type(tomas, personaPassword);
    await page.submit();
    expect(page.form().failure).toEqual({ server: 'Your account is frozen. Please contact support' });
    expect(page.scope.getState($isLoggedIn)).toBe(false);
  });

  test.each([
    ['a lost connection', offline],
    ['a busy exchange', respondWithCode(50000, 'busy')],
  ])('%s: one toast is shown, and the form can be submitted again', async (_, how) => {
    const page = await openLogin();
    const notices = collect(toastShown, page.scope);
    page.intercept(login, how);
    await page.type(stella, personaPassword);
    await page.submit();
    expect(notices).toHaveLength(1);
    expect(page.form()).toEqual({ name: stella, password: personaPassword, problems: noProblems, failure: null });
    page.intercept(login, null);
    await page.submit();
    expect(page.scope.getState($isLoggedIn)).toBe(true);
  });

  test('submitting again while a login is pending sends no second request', async () => {
    const page = await openLogin();
    const release = page.hold(login);
    await page.type(stella, personaPassword);
    const sending = [page.submit(), page.submit(), page.submit()];
    await settled();
    expect([page.sent(), page.scope.getState($isPending)]).toEqual([1, true]);
    release();
    await Promise.all(sending);
    expect([page.sent(), page.scope.getState($isPending), page.went.length]).toEqual([1, false, 1]);
  });
});

describe('redirect after login', () => {
  const loggedIn = { as: 'trader' } as const;

  test.each([
    ['', '/en_US'],
    ['/en_US/inMail/noticeNavList', '/en_US/inMail/noticeNavList'],
    ['/zh_CN/market?tab=spot#top', '/en_US/market?tab=spot#top'],
    ['/market', '/en_US/market'],
    ['/en_US/login?redirect=/en_US/login', '/en_US'],
    ['https://evil.example', '/en_US'],
    ['//evil.example', '/en_US'],
    ['/\\evil.example', '/en_US'],
    ['/%5cevil.example', '/en_US'],
    ['/%2f%2fevil.example', '/en_US'],
    ['/en_US/..//evil.example', '/en_US'],
    ['\t//evil.example', '/en_US'],
    ['javascript:alert(1)', '/en_US'],
    ['data:text/html,<script>alert(1)</script>', '/en_US'],
    ['x'.repeat(5000), '/en_US'],
  ])('%j leads to %s for a user who is already logged in', async (redirect, to) => {
    const page = await openLogin(redirect, loggedIn);
    expect(page.went).toEqual([[to, true]]);
  });

  test('a login in another tab redirects too', async () => {
    const page = await openLogin('/en_US/market');
    expect(page.went).toEqual([]);
    await allSettled(sessionStarted, { scope: page.scope, params: { fid: 1, fnickname: '', photo: '', vipLevel: 0, vipType: 0 } });
    expect(page.went).toEqual([['/en_US/market', true]]);
  });

  test('leaving the page clears the form and cancels the redirect', async () => {
    const page = await openLogin('/en_US/market');
    await page.type(tomas, 'secret');
    await allSettled(LoginGate.close, { scope: page.scope });
    expect(page.form()).toEqual({ name: '', password: '', problems: noProblems, failure: null });
    await allSettled(sessionStarted, { scope: page.scope, params: { fid: 1, fnickname: '', photo: '', vipLevel: 0, vipType: 0 } });
    expect(page.went).toEqual([]);
  });
});

test.each([true, false])('a login that succeeds is noticed with one request at most, stayed: %s', async (stays) => {
  const page = await openLogin();
  const release = page.hold(login);
  await page.type(stella, personaPassword);
  const sending = page.submit();
  if (!stays) {
    await settled();
    void allSettled(LoginGate.close, { scope: page.scope });
  }
  await settled();
  const before = page.requests.filter((call) => call === `GET ${user.bizStatus.path}`).length;
  release();
  await sending;
  const reads = page.requests.filter((call) => call === `GET ${user.bizStatus.path}`).length - before;
  expect([page.scope.getState($isLoggedIn), reads]).toEqual([true, stays ? 0 : 1]);
});

test('the second factor is sent with the attempt it was required for, whatever is typed meanwhile', async () => {
  const page = await openLogin();
  const bodies: unknown[] = [];
  await page.type(tomas, personaPassword);
  await page.submit();
  page.intercept(login, async (request) => {
    bodies.push(await request.json());
    return Response.json({ code: 10002, msg: '', data: null });
  });
  await page.type(stella, 'other');
  for (const factor of page.scope.getState(challenge.$factors))
    await allSettled(challenge.typed, { scope: page.scope, params: { factor, text: '123456' } });
  await allSettled(challenge.submitted, { scope: page.scope });
  expect(bodies).toMatchObject([{ loginName: tomas, password: personaPassword, device, emailCode: '123456' }]);
});
