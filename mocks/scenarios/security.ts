import { loginResult } from '@/contract/account';
import { demoCode, personaPassword, personas } from '@fixtures/personas';
import { BusinessError } from '../businessError';
import { maxTries } from '../exchange/security/challenges';
import { tryLimits } from '../exchange/security/failedTries';
import { originOf } from '../exchange/security/origin';
import { codesOf, userOf } from '../exchange/security/seed';
import type { Scenario } from './scenario';

const { trader } = personas;
const { fid } = trader.login;
const nothing = () => {};

export const securityScenarios = {
  'new-device': {
    title: 'The trader has logged in from a new device, and withdrawals rest for 24 hours',
    look: 'The newest message names the device; a withdrawal is refused until tomorrow.',
    persona: 'trader',
    address: '/inMail/noticeNavList',
    arrange: (world) => {
      const [laptop, phone] = [
        { id: 'laptop', name: 'Firefox, Linux' },
        { id: 'cafe', name: 'Safari, iPad' },
      ];
      const { logins, registration } = world.security;
      const login = { loginName: trader.login.name, password: personaPassword };
      logins.enter({ ...login, device: laptop }, world.now);
      registration.sendCode({ purpose: 'login', channel: 'email', loginName: login.loginName, user: userOf(world, trader) }, world.now);
      logins.enter({ ...login, device: phone, emailCode: demoCode }, world.now);
    },
  },
  'frozen-account': {
    title: 'Somebody whose account was frozen two days ago is still logged in',
    look: 'Balances, records and messages can be read; transfers, withdrawals and orders are refused.',
    persona: 'frozenAccount',
    address: '/inMail/noticeNavList',
    arrange: nothing,
  },
  'second-factor': {
    title: 'The account of the trader is guarded by an authenticator',
    look: 'Log in as tomas@demo.example: the code of the authenticator is asked for, and one that is sent; both are 123456.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => world.security.changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now),
  },
  'authenticator-on': {
    title: 'The trader, who is logged in, has an authenticator and recovery codes for the day it is lost',
    look: 'Every change asks for its code and one that is sent; both are 123456. It can be changed, turned off or reported lost.',
    persona: 'trader',
    address: '/user/personSetting?tab=security',
    arrange: (world) => {
      world.security.changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now);
      world.security.recovery.renew(fid);
    },
  },
  'last-recovery-code': {
    title: 'The trader has an authenticator and has used all recovery codes but one',
    look: 'Change the login password: a recovery code may stand for the authenticator, and the dialog says that one is left; a withdrawal takes none.',
    persona: 'trader',
    address: '/user/personSetting?tab=security',
    arrange: (world) => {
      const { changes, guards, recovery } = world.security;
      const user = userOf(world, trader);
      changes.bind(fid, 'google', '', demoCode, codesOf(world, user), world.now);
      for (const recoveryCode of recovery.renew(fid).slice(1))
        guards.prove(fid, { ...codesOf(world, user), googleCode: undefined, recoveryCode }, world.now);
    },
  },
  'recovery-locked': {
    title: 'Somebody has guessed five recovery codes for the authenticator of the trader',
    look: 'No recovery code is taken for 15 minutes; the removal can still be requested without one.',
    persona: 'trader',
    address: '/user/personSetting?tab=security',
    arrange: (world) => {
      const { changes, recovery } = world.security;
      changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now);
      recovery.renew(fid);
      const guess = { loginPassword: personaPassword, recoveryCode: 'AAAA-AAAA' };
      for (let left = tryLimits.tries; left > 0; left -= 1) refusedBy(() => recovery.use(fid, guess, world.now));
    },
  },
  'proof-locked': {
    title: 'Somebody has guessed at the authenticator and the login password of the trader, five times each',
    look: 'Create an API key or add a phone number: the dialog counts down 15 minutes, and so long no login password is taken for a change.',
    persona: 'trader',
    address: '/user/personSetting?tab=security',
    arrange: (world) => {
      const { changes, guards } = world.security;
      changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now);
      for (let left = tryLimits.tries; left > 0; left -= 1) {
        refusedBy(() => guards.proveGoogle(fid, '000000', world.now));
        refusedBy(() => guards.proveLoginPassword(fid, 'a guess', world.now));
      }
    },
  },
  'new-location': {
    title: 'Somebody has logged in as the trader from a country where the account was never used',
    look: 'The device list and the login history mark the login; the device can be logged out.',
    persona: 'trader',
    address: '/user/personSetting?tab=devices',
    arrange: (world) => {
      const { security, seed, sessions, now } = world;
      const known = security.logins.page(fid, { pageNum: 1, pageSize: 100 }).list.map(({ region }) => region);
      const ids = Array.from({ length: 100 }, (_, count) => `abroad-${count}`);
      const id = ids.find((each) => !known.includes(originOf(seed, fid, each).region)) ?? '';
      const device = { id, name: 'Edge, Windows' };
      security.logins.note(userOf(world, trader), device, loginResult.ok, now);
      sessions.login('abroad', fid, now, device);
    },
  },
  'other-devices': {
    title: 'The trader is logged in on two other devices',
    look: 'Each can be logged out, or both at once.',
    persona: 'trader',
    address: '/user/personSetting?tab=devices',
    arrange: ({ sessions, now }) => {
      sessions.login('other-laptop', fid, now - 3_600_000, { id: 'laptop', name: 'Firefox, Linux' });
      sessions.login('other-phone', fid, now - 86_400_000, { id: 'phone', name: 'Chrome, Android' });
    },
  },
  'login-locked': {
    title: 'Five tries to log in as the trader have failed in a row',
    look: 'Log in as tomas@demo.example: no try is taken for 15 minutes, and the form counts them down.',
    persona: 'visitor',
    address: '/login',
    arrange: ({ security, now }) => {
      for (let left = tryLimits.tries; left > 0; left -= 1)
        refusedBy(() => security.logins.enter({ loginName: trader.login.name, password: 'a guess' }, now));
    },
  },
  'code-used-up': {
    title: 'Five wrong codes have been given for a new password of the trader',
    look: 'Reset the password of tomas@demo.example: the code that was sent is refused until another one is asked for.',
    persona: 'visitor',
    address: '/resetPassword',
    arrange: (world) => {
      const { name: loginName } = trader.login;
      const { registration } = world.security;
      const user = userOf(world, trader);
      registration.sendCode({ purpose: 'resetPassword', channel: 'email', receiver: loginName, user }, world.now);
      for (let left = maxTries; left > 0; left -= 1) refusedBy(() => registration.checkReset({ loginName, code: '000000' }, world.now));
    },
  },
  'password-changed': {
    title: 'The password of the trader was changed a moment ago to Changed-2026',
    look: 'Log in as tomas@demo.example: the old password is refused; with the new one withdrawals rest for 24 hours.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => {
      const change = { oldPassword: personaPassword, newPassword: 'Changed-2026' };
      world.security.changes.password(fid, { ...change, ...codesOf(world, userOf(world, trader)) }, '', world.now);
    },
  },
  'factor-lost': {
    title: 'The trader has lost the authenticator and waits for it to be taken off, which takes a day',
    look: 'Until then a login asks for its code; step the clock by a day and it does not.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => {
      const { changes } = world.security;
      changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now);
      changes.requestFactorReset(fid, 'google', personaPassword, world.now);
    },
  },
  'whale-vip15': {
    title: 'VIP 15 with a fortune, a deposit on its way and a large withdrawal under review',
    look: 'Home sums up more than a hundred million; long balances stand without breaking.',
    persona: 'whale',
    address: '/',
    arrange: nothing,
  },
} as const satisfies Record<string, Scenario>;

/** Makes an attempt that the exchange refuses. */
function refusedBy(attempt: () => unknown): void {
  try {
    attempt();
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
  }
}
