import { describe, expect, test } from 'vitest';
import { demoCode, personaPassword, personas, personaTradePassword } from '@fixtures/personas';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { createSeededWorld } from '../../createSeededWorld';
import { tryLimits } from './failedTries';
import { codesOf, userOf } from './seed';

const at = Date.UTC(2026, 0, 5, 8);
const { trader, whale } = personas;
const { fid, name: loginName }: { fid: number; name: string } = trader.login;
const cafe = { id: 'cafe', name: 'Safari, iPad' };
const laptop = { id: 'laptop', name: 'Firefox, Linux' };

function openLogins() {
  const world = createSeededWorld({ seed: 'test', startedAt: at });
  const { logins, registration, precheck, changes } = world.security;
  const enter = (more: object = {}, when = at) => refusalOf(() => logins.logIn({ loginName, password: personaPassword, ...more }, when));
  const guess = (when = at, name = loginName) => enter({ loginName: name, password: 'a guess' }, when);
  const send = (channel: 'email' | 'phone' = 'email', name = loginName) =>
    registration.sendCode({ purpose: 'login', channel, loginName: name, user: userOf(world, trader) }, world.now);
  const check = (deviceId = '', when = at) => precheck({ purpose: 'login', loginName, deviceId, user: null }, when);
  return { world, enter, guess, send, check, changes };
}

describe('failed attempts', () => {
  test('lock the name at the fifth for 15 minutes, even for correct credentials', () => {
    const { enter, guess, check } = openLogins();
    const left = Array.from({ length: tryLimits.tries }, () => [guess(), check().triesLeft]);
    expect(left).toEqual([
      ['wrongCredentials', 4],
      ['wrongCredentials', 3],
      ['wrongCredentials', 2],
      ['wrongCredentials', 1],
      ['accountLocked', 0],
    ]);
    expect(check().lockedUntil).toBe(at + tryLimits.lockMs);
    expect(enter({}, at + tryLimits.lockMs - 1)).toBe('accountLocked');
    expect(enter({}, at + tryLimits.lockMs)).toBeNull();
  });

  test('are reset by a login, or 15 minutes after the last one', () => {
    const { enter, guess, check } = openLogins();
    guess();
    expect([enter(), check().triesLeft]).toEqual([null, 5]);
    guess();
    expect([check('', at + tryLimits.lockMs - 1).triesLeft, check('', at + tryLimits.lockMs).triesLeft]).toEqual([4, 5]);
  });

  test('lock an unknown name like any other', () => {
    const { guess } = openLogins();
    const answers = Array.from({ length: 6 }, () => guess(at, 'nobody@demo.example'));
    expect(answers.slice(-2)).toEqual(['accountLocked', 'accountLocked']);
  });

  test('include wrong codes, and are reset by a new password', () => {
    const { world, enter, send, check } = openLogins();
    send();
    for (let tries = 0; tries < 4; tries += 1) expect(enter({ device: cafe, emailCode: '000000' })).toBe('codeWrong');
    expect(enter({ device: cafe, emailCode: '000000' })).toBe('accountLocked');
    const { registration } = world.security;
    registration.sendCode({ purpose: 'resetPassword', channel: 'email', receiver: loginName, user: userOf(world, trader) }, at);
    registration.reset({ pass: registration.checkReset({ loginName, code: demoCode }, at), password: 'Reset-2027' }, at);
    expect([check().lockedUntil, enter({ password: 'Reset-2027' })]).toEqual([null, null]);
  });
});

describe('a device that has never logged in to the account', () => {
  test('requires a code sent to a bound contact', () => {
    const { enter, send, check } = openLogins();
    expect(check(laptop.id)).toMatchObject({ isNewDevice: false, factors: [] });
    expect(check(cafe.id)).toMatchObject({ isNewDevice: true, factors: ['email'] });
    expect([enter({ device: laptop }), enter({ device: cafe })]).toEqual([null, 'factorMissing']);
    expect(enter({ device: cafe, emailCode: demoCode })).toBe('codeExpired');
    expect(send().receiver).toBe(loginName);
    expect(enter({ device: cafe, emailCode: demoCode })).toBeNull();
    expect(check(cafe.id).isNewDevice).toBe(false);
  });

  test('also requires the authenticator if one is bound', () => {
    const { world, enter, send, check, changes } = openLogins();
    changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), at);
    expect(check(cafe.id).factors).toEqual(['google', 'email']);
    send();
    expect(enter({ device: cafe, emailCode: demoCode })).toBe('factorMissing');
    expect(enter({ device: cafe, emailCode: demoCode, googleCode: demoCode })).toBeNull();
  });

  test('can have the code of an e-mail account sent by text message', () => {
    const { send } = openLogins();
    expect(send('phone', whale.login.name).receiver).toBe('+15550100161');
    expect(refusalOf(() => send('phone'))).toBe('securityItemUnbound');
    expect(refusalOf(() => send('email', 'nobody@demo.example'))).toBe('accountUnknown');
  });
});

test('five failed attempts lock recovery for 15 minutes, after which a recovery code removes the authenticator', () => {
  const { world, changes } = openLogins();
  const { recovery } = world.security;
  changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), at);
  const [recoveryCode = ''] = recovery.renew(fid);
  const use = (form: object, when = at) =>
    refusalOf(() => recovery.removeAuthenticator(fid, { loginPassword: personaPassword, recoveryCode, ...form }, when));
  const wrong = { recoveryCode: 'AAAA-AAAA' };
  const tries = [wrong, { loginPassword: 'a guess' }, wrong, wrong, wrong].map((form) => use(form));
  expect(tries).toEqual(['codeWrong', 'wrongPassword', 'codeWrong', 'codeWrong', 'recoveryLocked']);
  expect(use({}, at + tryLimits.lockMs - 1)).toBe('recoveryLocked');
  expect(use(wrong, at + tryLimits.lockMs)).toBe('codeWrong');
  expect([use({}, at + tryLimits.lockMs), world.security.credentials.boundValue(fid, 'google')]).toEqual([null, '']);
});

test('a registration and a password reset require the entered contact, a security change the account’s factors', () => {
  const { world } = openLogins();
  const { precheck, registration } = world.security;
  const ask = (purpose: 'register' | 'resetPassword' | 'security', name = loginName) =>
    precheck({ purpose, loginName: name, deviceId: '', user: userOf(world, whale) }, at);
  expect(ask('register', '+6591234567')).toMatchObject({ isRegistered: false, factors: ['phone'], triesLeft: 5 });
  expect(ask('register')).toMatchObject({ isRegistered: true });
  expect(ask('resetPassword')).toMatchObject({ isRegistered: true, factors: ['email'] });
  expect(ask('resetPassword', 'nobody@demo.example')).toMatchObject({ isRegistered: false, factors: [] });
  expect(ask('security', '')).toMatchObject({ factors: ['email'], triesLeft: 5 });
  registration.sendCode({ purpose: 'resetPassword', channel: 'email', receiver: loginName, user: userOf(world, trader) }, at);
  expect(refusalOf(() => registration.checkReset({ loginName, code: '000000' }, at))).toBe('codeWrong');
  expect(ask('resetPassword').triesLeft).toBe(4);
});

test('sent codes are listed while they are valid, newest first', () => {
  const { world, send } = openLogins();
  const { challenges, registration } = world.security;
  const sent = (when: number) => challenges.validCodes(when).map(({ purpose, receiver }) => [purpose, receiver]);
  send();
  world.advanceTo(at + 1000);
  registration.sendCode({ purpose: 'bind', channel: 'phone', receiver: '+6591234567', user: userOf(world, trader) }, world.now);
  expect(sent(world.now)).toEqual([
    ['bind', '+6591234567'],
    ['login', loginName],
  ]);
  expect(sent(at + 600_000)).toEqual([['bind', '+6591234567']]);
});

test('five wrong authenticator codes, trade passwords or login passwords in a row each lock their own check for 15 minutes', () => {
  const { world, changes } = openLogins();
  const { credentials } = world.security;
  const owner = whale.login.fid;
  changes.bind(owner, 'google', '', demoCode, codesOf(world, userOf(world, whale)), at);
  const prove = {
    google: (code: string, when = at) => refusalOf(() => credentials.proveGoogle(owner, code, when)),
    trade: (password: string, when = at) => refusalOf(() => credentials.proveTradePassword(owner, password, when)),
    login: (password: string, when = at) => refusalOf(() => credentials.proveLoginPassword(owner, password, when)),
  };
  const right = { google: demoCode, trade: personaTradePassword, login: personaPassword };
  const refusals = {
    google: ['codeWrong', 'proofLocked'],
    trade: ['wrongPassword', 'proofLocked'],
    login: ['wrongPassword', 'passwordLocked'],
  };
  for (const kind of ['google', 'trade', 'login'] as const) {
    const [wrong, locked] = refusals[kind];
    // A correct one resets the wrong ones before it.
    expect([prove[kind]('000000'), prove[kind](right[kind])]).toEqual([wrong, null]);
    expect(Array.from({ length: 5 }, () => prove[kind]('000000'))).toEqual([wrong, wrong, wrong, wrong, locked]);
    expect([prove[kind](right[kind]), prove[kind](right[kind], at + tryLimits.lockMs - 1)]).toEqual([locked, locked]);
    expect(prove[kind](right[kind], at + tryLimits.lockMs)).toBeNull();
  }
});

test('up to five codes are sent to one receiver within an hour; using one resets the count', () => {
  const { world, send, enter } = openLogins();
  const minutes = (count: number) => world.advanceTo(at + count * 60_000);
  const sent = Array.from({ length: 5 }, (_, minute) => {
    minutes(minute);
    const { sendsLeft, resendTime } = send();
    return [sendsLeft, (resendTime - at) / 60_000];
  });
  expect(sent).toEqual([
    [4, 1],
    [3, 2],
    [2, 3],
    [1, 4],
    [0, 60],
  ]);
  minutes(59);
  expect(refusalOf(send)).toBe('codeTooSoon');
  minutes(60);
  expect(send().sendsLeft).toBe(4);
  enter({ device: cafe, emailCode: demoCode }, world.now);
  expect(send().sendsLeft).toBe(4);
});

test('a recovery code replaces the authenticator once, at a login, a reset or a change, and a message reports how many are left', () => {
  const { world, changes, enter } = openLogins();
  const { recovery, registration, credentials } = world.security;
  changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), at);
  const [first = '', second = '', third = ''] = recovery.renew(fid);
  const left = () => credentials.of(fid).recoveryDigests?.length;
  expect([enter({ recoveryCode: 'AAAA-AAAA' }), left()]).toEqual(['codeWrong', 8]);
  expect([enter({ recoveryCode: first }), left()]).toEqual([null, 7]);
  expect([enter({ recoveryCode: first }), left()]).toEqual(['codeWrong', 7]);
  const titles = world.inbox.page(fid, { moduleId: 1, pageNum: 1, pageSize: 3 }, 'en_US').list;
  expect(titles.find(({ title }) => title === 'Recovery code used')?.content).toContain('Codes left: 7');
  registration.sendCode({ purpose: 'resetPassword', channel: 'email', receiver: loginName, user: userOf(world, trader) }, at);
  expect(refusalOf(() => registration.checkReset({ loginName, code: demoCode, recoveryCode: first }, at))).toBe('codeWrong');
  expect(registration.checkReset({ loginName, code: demoCode, recoveryCode: second }, at)).not.toBe('');
  expect(left()).toBe(6);
  const proof = { ...codesOf(world, userOf(world, trader)), googleCode: undefined, recoveryCode: third };
  expect([refusalOf(() => credentials.prove(fid, proof, at)), left()]).toEqual([null, 5]);
});
