import { loginResult } from '@/contract/account';
import { demoCode, personaPassword, personas } from '@fixtures/personas';
import { BusinessError } from '../businessError';
import { maxTries } from '../exchange/security/challenges';
import { tryLimits } from '../exchange/security/failedTries';
import { locationOf } from '../exchange/security/location';
import { codesOf, userOf } from '../exchange/security/seed';
import type { Scenario } from './scenario';

const { trader } = personas;
const { fid } = trader.login;
const nothing = () => {};

export const securityScenarios = {
  'new-device': {
    title: 'The trader has logged in from a new device, and withdrawals are suspended for 24 hours',
    instructions: 'The newest message names the device; a withdrawal is refused until tomorrow.',
    persona: 'trader',
    address: '/inMail/noticeNavList',
    arrange: (world) => {
      const [laptop, phone] = [
        { id: 'laptop', name: 'Firefox, Linux' },
        { id: 'cafe', name: 'Safari, iPad' },
      ];
      const { logins, registration } = world.security;
      const login = { loginName: trader.login.name, password: personaPassword };
      logins.logIn({ ...login, device: laptop }, world.now);
      registration.sendCode({ purpose: 'login', channel: 'email', loginName: login.loginName, user: userOf(world, trader) }, world.now);
      logins.logIn({ ...login, device: phone, emailCode: demoCode }, world.now);
    },
  },
  'frozen-account': {
    title: 'A user whose account was frozen two days ago is still logged in',
    instructions: 'Balances, records and messages can be read; transfers, withdrawals and orders are refused.',
    persona: 'frozenAccount',
    address: '/inMail/noticeNavList',
    arrange: nothing,
  },
  'second-factor': {
    title: "The trader's account is protected by an authenticator",
    instructions: 'Log in as tomas@demo.example: the form asks for the authenticator code and a sent code; both are 123456.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => world.security.changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now),
  },
  'authenticator-on': {
    title: 'The trader is logged in and has an authenticator with recovery codes',
    instructions:
      'Every change asks for the authenticator code and a sent code; both are 123456. It can be changed, turned off or reported lost.',
    persona: 'trader',
    address: '/user/personSetting?tab=security',
    arrange: (world) => {
      world.security.changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now);
      world.security.recovery.renew(fid);
    },
  },
  'last-recovery-code': {
    title: 'The trader has an authenticator and one recovery code left',
    instructions:
      'Change the login password: a recovery code can replace the authenticator code, and the dialog says one is left; withdrawals accept none.',
    persona: 'trader',
    address: '/user/personSetting?tab=security',
    arrange: (world) => {
      const { changes, credentials, recovery } = world.security;
      const user = userOf(world, trader);
      changes.bind(fid, 'google', '', demoCode, codesOf(world, user), world.now);
      for (const recoveryCode of recovery.renew(fid).slice(1))
        credentials.prove(fid, { ...codesOf(world, user), googleCode: undefined, recoveryCode }, world.now);
    },
  },
  'recovery-locked': {
    title: "Five wrong recovery codes were entered for the trader's authenticator",
    instructions: 'Recovery codes are refused for 15 minutes; the removal can still be requested without one.',
    persona: 'trader',
    address: '/user/personSetting?tab=security',
    arrange: (world) => {
      const { changes, recovery } = world.security;
      changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now);
      recovery.renew(fid);
      const guess = { loginPassword: personaPassword, recoveryCode: 'AAAA-AAAA' };
      for (let remaining = tryLimits.tries; remaining > 0; remaining -= 1)
        expectRefusal(() => recovery.removeAuthenticator(fid, guess, world.now));
    },
  },
  'proof-locked': {
    title: 'Five wrong authenticator codes and five wrong login passwords were entered for the trader',
    instructions:
      'Create an API key or add a phone number: the dialog counts down 15 minutes, and no login password is accepted until then.',
    persona: 'trader',
    address: '/user/personSetting?tab=security',
    arrange: (world) => {
      const { changes, credentials } = world.security;
      changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now);
      for (let remaining = tryLimits.tries; remaining > 0; remaining -= 1) {
        expectRefusal(() => credentials.proveGoogle(fid, '000000', world.now));
        expectRefusal(() => credentials.proveLoginPassword(fid, 'a guess', world.now));
      }
    },
  },
  'new-location': {
    title: "There was a login to the trader's account from a new country",
    instructions: 'The device list and the login history flag the login; the device can be logged out.',
    persona: 'trader',
    address: '/user/personSetting?tab=devices',
    arrange: (world) => {
      const { security, seed, sessions, now } = world;
      const knownRegions = security.logins.page(fid, { pageNum: 1, pageSize: 100 }).list.map(({ region }) => region);
      const ids = Array.from({ length: 100 }, (_, count) => `abroad-${count}`);
      const id = ids.find((each) => !knownRegions.includes(locationOf(seed, fid, each).region)) ?? '';
      const device = { id, name: 'Edge, Windows' };
      security.logins.record(userOf(world, trader), device, loginResult.ok, now);
      sessions.login('abroad', fid, now, device);
    },
  },
  'other-devices': {
    title: 'The trader is logged in on two other devices',
    instructions: 'Each can be logged out, or both at once.',
    persona: 'trader',
    address: '/user/personSetting?tab=devices',
    arrange: ({ sessions, now }) => {
      sessions.login('other-laptop', fid, now - 3_600_000, { id: 'laptop', name: 'Firefox, Linux' });
      sessions.login('other-phone', fid, now - 86_400_000, { id: 'phone', name: 'Chrome, Android' });
    },
  },
  'login-locked': {
    title: 'Five attempts to log in as the trader have failed in a row',
    instructions: 'Log in as tomas@demo.example: attempts are refused for 15 minutes, and the form counts down.',
    persona: 'visitor',
    address: '/login',
    arrange: ({ security, now }) => {
      for (let remaining = tryLimits.tries; remaining > 0; remaining -= 1)
        expectRefusal(() => security.logins.logIn({ loginName: trader.login.name, password: 'a guess' }, now));
    },
  },
  'code-used-up': {
    title: "Five wrong codes were entered to reset the trader's password",
    instructions: 'Reset the password of tomas@demo.example: the sent code is refused until a new one is requested.',
    persona: 'visitor',
    address: '/resetPassword',
    arrange: (world) => {
      const { name: loginName } = trader.login;
      const { registration } = world.security;
      const user = userOf(world, trader);
      registration.sendCode({ purpose: 'resetPassword', channel: 'email', receiver: loginName, user }, world.now);
      for (let remaining = maxTries; remaining > 0; remaining -= 1)
        expectRefusal(() => registration.checkReset({ loginName, code: '000000' }, world.now));
    },
  },
  'password-changed': {
    title: "The trader's password was just changed to Changed-2026",
    instructions:
      'Log in as tomas@demo.example: the old password is refused; after a login with the new one, withdrawals are suspended for 24 hours.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => {
      const change = { oldPassword: personaPassword, newPassword: 'Changed-2026' };
      world.security.changes.password(fid, { ...change, ...codesOf(world, userOf(world, trader)) }, '', world.now);
    },
  },
  'factor-lost': {
    title: 'The trader has lost the authenticator and requested its removal, which takes a day',
    instructions: 'Until then a login asks for its code; advance the clock by a day and it no longer does.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => {
      const { changes } = world.security;
      changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now);
      changes.requestFactorReset(fid, 'google', personaPassword, world.now);
    },
  },
  'whale-vip15': {
    title: 'VIP 15 with very large balances, a deposit on its way and a large withdrawal under review',
    instructions: 'Home shows a total of more than a hundred million; long balances fit the layout.',
    persona: 'whale',
    address: '/',
    arrange: nothing,
  },
} as const satisfies Record<string, Scenario>;

/** Makes an attempt that the exchange refuses. */
function expectRefusal(attempt: () => unknown): void {
  try {
    attempt();
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
  }
}
