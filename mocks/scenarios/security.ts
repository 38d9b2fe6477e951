import { demoCode, personaPassword, personas } from '@fixtures/personas';
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
      for (const device of [laptop, phone])
        world.security.logins.enter({ loginName: trader.login.name, password: personaPassword, device }, world.now);
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
    look: 'Log in as tomas@demo.example: the form says that a code is missing; the authenticator shows 123456.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => world.security.changes.bind(fid, 'google', '', demoCode, codesOf(world, userOf(world, trader)), world.now),
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
      changes.applyToLift(fid, 'google', personaPassword, world.now);
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
