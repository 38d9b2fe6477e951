import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginResult, securityLevel } from '@/contract/account';
import { demoCode, personaPassword, personas, personaTradePassword } from '@fixtures/personas';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { codesOf, userOf } from './seed';
import { createSeededWorld } from '../../createSeededWorld';
import { type World } from '../../world';
import { digestOf, maskContact } from './secrets';

const at = Date.UTC(2026, 0, 5, 8);
const { trader, whale } = personas;
const { fid } = trader.login;
const dayMs = 86_400_000;

const open = () => createSeededWorld({ seed: 'test', startedAt: at });
const solved = ({ security: { challenges } }: World) => {
  const { captchaId, gapX } = challenges.createPuzzle(at);
  return challenges.solve(captchaId, gapX, at);
};
const enter = (world: World, more: object = {}) =>
  world.security.logins.logIn({ loginName: trader.login.name, password: personaPassword, ...more }, world.now);
const newest = ({ inbox }: World, owner: number = fid) => inbox.page(owner, { moduleId: 0, pageNum: 1, pageSize: 1 }, 'en_US').list[0];

describe('a captcha', () => {
  test('is solved within four pixels, once, within five minutes', () => {
    const { challenges } = open().security;
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 12 }), fc.nat(400_000), (off, late) => {
        const { captchaId, gapX } = challenges.createPuzzle(at);
        const isSolved = Math.abs(off) <= 4 && late < 300_000;
        expect(refusalOf(() => challenges.solve(captchaId, gapX + off, at + late))).toBe(isSolved ? null : 'captchaFailed');
        expect(refusalOf(() => challenges.solve(captchaId, gapX, at))).toBe('captchaFailed');
      }),
    );
  });
});

describe('a verification code', () => {
  const sent = () => {
    const world = open();
    world.security.registration.sendCode({ purpose: 'security', channel: 'email', user: userOf(world, trader) }, at);
    return {
      world,
      prove:
        (emailCode: string, when = at) =>
        () =>
          world.security.credentials.prove(fid, { emailCode }, when),
    };
  };

  test('is valid for ten minutes and used up by its use', () => {
    expect(refusalOf(sent().prove(demoCode, at + 600_000))).toBe('codeExpired');
    const { prove } = sent();
    expect(refusalOf(prove(demoCode, at + 599_999))).toBeNull();
    expect(refusalOf(prove(demoCode, at + 599_999))).toBe('codeExpired');
  });

  test('is invalidated by five wrong attempts', () => {
    const { prove } = sent();
    const reasons = Array.from({ length: 6 }, () => refusalOf(prove('000000')));
    expect(reasons).toEqual([...Array.from({ length: 5 }, () => 'codeWrong'), 'codeExpired']);
    expect(refusalOf(prove(demoCode))).toBe('codeExpired');
  });

  test('is not sent twice within a minute, and only a sent code is valid', () => {
    const { world } = sent();
    const again = (when: number) => () =>
      world.security.registration.sendCode({ purpose: 'security', channel: 'email', user: userOf(world, trader) }, when);
    expect(refusalOf(again(at + 59_999))).toBe('codeTooSoon');
    expect(refusalOf(again(at + 60_000))).toBeNull();
    expect(refusalOf(() => open().security.credentials.prove(fid, { emailCode: demoCode }, at))).toBe('codeExpired');
    expect(refusalOf(() => open().security.credentials.prove(fid, {}, at))).toBe('factorMissing');
  });

  test('requires a solved captcha from visitors, and a free or an existing name depending on its purpose', () => {
    const world = open();
    const ask = (purpose: 'register' | 'resetPassword', receiver: string, imageToken?: string) => () =>
      world.security.registration.sendCode({ purpose, channel: 'email', receiver, imageToken, user: null }, at);
    expect(refusalOf(ask('register', 'new@demo.example'))).toBe('captchaFailed');
    expect(refusalOf(ask('register', trader.login.name, solved(world)))).toBe('accountTaken');
    expect(refusalOf(ask('resetPassword', 'new@demo.example', solved(world)))).toBe('accountUnknown');
    expect(refusalOf(ask('register', 'new@demo.example', solved(world)))).toBeNull();
    expect(refusalOf(ask('resetPassword', trader.login.name, solved(world)))).toBeNull();
  });
});

describe('a registration', () => {
  test('creates an empty account with a welcome message and its own password', () => {
    const world = open();
    const { registration, credentials, logins } = world.security;
    const loginName = 'ines@demo.example';
    registration.sendCode({ purpose: 'register', channel: 'email', receiver: loginName, imageToken: solved(world), user: null }, at);
    const user = registration.register({ loginName, code: demoCode, password: 'Brand-New-1' }, at);
    expect(world.db.users.get(user.fid)).toMatchObject({ loginName, vipLevel: 0, isFrozen: false });
    expect(credentials.of(user.fid)).toMatchObject({ email: loginName, phone: '', googleSecret: '', lockedUntil: 0 });
    expect(newest(world, user.fid)).toMatchObject({ bizType: 1, title: 'Welcome' });
    expect(world.ledger.holdings(user.fid)).toEqual([]);
    expect(logins.logIn({ loginName: 'INES@demo.example', password: 'Brand-New-1' }, at).fid).toBe(user.fid);
    expect(refusalOf(() => logins.logIn({ loginName, password: personaPassword }, at))).toBe('wrongCredentials');
    expect(refusalOf(() => registration.register({ loginName, code: demoCode, password: 'Brand-New-1' }, at))).toBe('accountTaken');
  });

  test('stores no password in the world', () => {
    const world = open();
    expect(JSON.stringify(world.state())).not.toContain(personaPassword);
    expect(digestOf('test', 'login', 1, 'a')).not.toBe(digestOf('test', 'login', 2, 'a'));
    expect(digestOf('test', 'login', 1, 'a')).not.toBe(digestOf('test', 'trade', 1, 'a'));
  });
});

describe('a login', () => {
  test('is recorded, even if it fails', () => {
    const world = open();
    const { totalCount } = world.security.logins.page(fid, { pageNum: 1, pageSize: 1 });
    enter(world);
    expect(refusalOf(() => enter(world, { password: 'wrong' }))).toBe('wrongCredentials');
    const { list, totalCount: after } = world.security.logins.page(fid, { pageNum: 1, pageSize: 2 });
    expect(after).toBe(totalCount + 2);
    expect(list.map(({ result }) => result)).toEqual([loginResult.failed, loginResult.ok]);
  });

  test('from a new device locks withdrawals for a day; the next one from there does not', () => {
    const world = open();
    const device = { id: 'cafe', name: 'Safari, iPad' };
    enter(world, { device: { id: 'laptop', name: 'Firefox, Linux' } });
    expect(world.security.credentials.lockedUntil(fid, at)).toBeNull();
    world.security.registration.sendCode(
      { purpose: 'login', channel: 'email', loginName: trader.login.name, user: userOf(world, trader) },
      at,
    );
    enter(world, { device, emailCode: demoCode });
    expect(world.security.credentials.lockedUntil(fid, at)).toBe(at + dayMs);
    expect(newest(world)).toMatchObject({ title: 'Login from a new device', content: expect.stringContaining('Safari, iPad') });
    world.advanceTo(at + dayMs);
    enter(world, { device });
    expect(world.security.credentials.lockedUntil(fid, world.now)).toBeNull();
  });

  test('requires the authenticator if one is bound', () => {
    const world = open();
    world.security.changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), at);
    expect(refusalOf(() => enter(world))).toBe('factorMissing');
    expect(refusalOf(() => enter(world, { googleCode: '000000' }))).toBe('codeWrong');
    expect(refusalOf(() => enter(world, { googleCode: demoCode }))).toBeNull();
  });
});

test('every persona logs in with the shared password, except the frozen account', () => {
  const world = open();
  for (const { login } of Object.values(personas)) {
    if (login === null) continue;
    const entered = () => world.security.logins.logIn({ loginName: login.name, password: personaPassword }, at);
    if (login.fid === personas.frozenAccount.login.fid) expect(refusalOf(entered)).toBe('accountFrozen');
    else expect(entered().fid).toBe(login.fid);
  }
});

describe('a security change', () => {
  const changing = () => {
    const world = open();
    const user = userOf(world, trader);
    return { world, changes: world.security.changes, credentials: world.security.credentials, codes: () => codesOf(world, user) };
  };

  test('to a new password ends the other sessions, locks withdrawals and sends a message', () => {
    const { world, changes, credentials, codes } = changing();
    for (const key of ['here', 'there']) world.sessions.login(key, fid, at);
    changes.password(fid, { oldPassword: personaPassword, newPassword: 'Another-2027', ...codes() }, 'here', at);
    expect([world.sessions.user('here')?.fid, world.sessions.user('there')]).toEqual([fid, null]);
    expect(credentials.lockedUntil(fid, at)).toBe(at + dayMs);
    expect(newest(world)).toMatchObject({ bizType: 50, title: 'Password changed' });
    expect([refusalOf(() => enter(world)), refusalOf(() => enter(world, { password: 'Another-2027' }))]).toEqual([
      'wrongCredentials',
      null,
    ]);
    const same = { oldPassword: 'Another-2027', newPassword: 'Another-2027', ...codes() };
    expect(refusalOf(() => changes.password(fid, same, 'here', at))).toBe('passwordUsed');
  });

  test('to a forgotten password needs the pass of its step, once, within ten minutes', () => {
    const { world } = changing();
    const { registration } = world.security;
    const { name: loginName } = trader.login;
    const passed = () => {
      registration.sendCode({ purpose: 'resetPassword', channel: 'email', receiver: loginName, imageToken: solved(world), user: null }, at);
      return registration.checkReset({ loginName, code: demoCode }, at);
    };
    const pass = passed();
    expect(refusalOf(() => registration.reset({ pass: 'made up', password: 'Reset-2027' }, at))).toBe('verificationExpired');
    expect(refusalOf(() => registration.reset({ pass, password: 'Reset-2027' }, at))).toBeNull();
    expect(refusalOf(() => registration.reset({ pass, password: 'Reset-2028' }, at))).toBe('verificationExpired');
    expect(refusalOf(() => enter(world, { password: 'Reset-2027' }))).toBeNull();
    const late = passed();
    expect(refusalOf(() => registration.reset({ pass: late, password: 'Reset-2029' }, at + 600_000))).toBe('verificationExpired');
  });

  test('binds an item once, replaces it with a pass, and removes it if another contact is left', () => {
    const { world, changes, credentials, codes } = changing();
    const send = (receiver: string) =>
      world.security.registration.sendCode({ purpose: 'bind', channel: 'phone', receiver, user: userOf(world, trader) }, at);
    expect(refusalOf(() => changes.removeFactor(fid, 'email', {}, at))).toBe('lastSecurityItem');
    send('+6591234567');
    changes.bind(fid, 'phone', '+6591234567', demoCode, codes(), at);
    expect(refusalOf(() => changes.bind(fid, 'phone', '+6591234568', demoCode, {}, at))).toBe('securityItemBound');
    const pass = changes.issueReplacePass(fid, 'phone', codes(), at);
    send('+6598765432');
    changes.replace(fid, 'phone', '+6598765432', demoCode, pass, at);
    expect(credentials.of(fid)).toMatchObject({ phone: '+6598765432', lockedUntil: at + dayMs });
    changes.removeFactor(fid, 'email', codes(), at);
    expect(credentials.of(fid).email).toBe('');
    expect(credentials.requiredFactors(fid)).toEqual(['phone']);
    expect(world.security.logins.logIn({ loginName: '+6598765432', password: personaPassword }, at).fid).toBe(fid);
  });

  test('removes a lost authenticator a day after the request, and each binding has its own key', () => {
    const { world, changes, credentials, codes } = changing();
    const first = changes.googleKey(fid);
    changes.bind(fid, 'google', '', demoCode, codes(), at);
    expect(credentials.of(fid).googleSecret).toBe(first);
    expect(first).toMatch(/^[A-Z2-7]{16}$/);
    changes.requestFactorReset(fid, 'google', personaPassword, at);
    world.advanceTo(at + dayMs - 1);
    expect(credentials.requiredFactors(fid)).toEqual(['google', 'email']);
    world.advanceTo(at + dayMs);
    expect([credentials.requiredFactors(fid), changes.googleKey(fid) === first]).toEqual([['email'], false]);
  });

  test('of the whale counts towards its security level, and its trade password is required', () => {
    const world = open();
    const { fid: owner } = whale.login;
    expect(world.security.level(owner)).toEqual({ level: securityLevel.high, score: 4, fullScore: 5 });
    expect(world.security.level(fid).level).toBe(securityLevel.low);
    expect(refusalOf(() => world.security.credentials.proveTradePassword(owner, undefined, at))).toBe('factorMissing');
    expect(refusalOf(() => world.security.credentials.proveTradePassword(owner, '000000', at))).toBe('wrongPassword');
    expect(refusalOf(() => world.security.credentials.proveTradePassword(owner, personaTradePassword, at))).toBeNull();
    expect(world.security.credentials.lockedUntil(owner, at)).toBeNull();
  });

  test('closes an account only when it is empty, and for good', () => {
    const { world, changes, codes } = changing();
    const form = { loginPassword: personaPassword };
    expect(refusalOf(() => changes.closeAccount(fid, { ...form, ...codes() }, at))).toBe('accountNotEmpty');
    const { fid: owner, name } = personas.newUser.login;
    world.sessions.login('here', owner, at);
    changes.closeAccount(owner, { ...form, ...codesOf(world, userOf(world, personas.newUser)) }, at);
    expect(world.sessions.user('here')).toBeNull();
    expect(refusalOf(() => world.security.logins.logIn({ loginName: name, password: personaPassword }, at))).toBe('wrongCredentials');
  });
});

test('a device is listed once for all its sessions, and logged out as a whole', () => {
  const world = open();
  const { devices } = world.security;
  const phone = { id: 'phone', name: 'Chrome, Android' };
  world.sessions.login('tab', fid, at);
  world.sessions.login('other tab', fid, at + 1);
  world.sessions.login('app', fid, at + 2, phone);
  world.sessions.login('browser', fid, at + 3, phone);
  const listed = () => devices.list(fid, 'tab').map(({ name, loginTime, isCurrent }) => [name, (loginTime ?? 0) - at, isCurrent]);
  expect(listed()).toEqual([
    ['', 1, true],
    ['Chrome, Android', 3, false],
  ]);
  devices.logOut(fid, devices.list(fid, 'tab')[1]?.id, 'tab');
  expect(listed()).toEqual([['', 1, true]]);
  expect(['tab', 'other tab', 'app', 'browser'].map((key) => world.sessions.user(key)?.fid)).toEqual([fid, fid, undefined, undefined]);
});

test('addresses and numbers are always masked', () => {
  expect([maskContact(''), maskContact('tomas@demo.example'), maskContact('+6591234567')]).toEqual(['', 'to***@demo.example', '+65***567']);
});

test('hints are shown until they are closed or no longer needed', () => {
  const world = open();
  const newUser = userOf(world, personas.newUser);
  expect(world.security.popups(newUser)).toEqual(['welcome', 'verifyIdentity', 'bindGoogle']);
  expect(world.security.popups(userOf(world, trader))).toEqual(['welcome', 'bindGoogle']);
  world.security.closePopup(newUser.fid, 'welcome');
  expect(world.security.popups(newUser)).toEqual(['verifyIdentity', 'bindGoogle']);
});
