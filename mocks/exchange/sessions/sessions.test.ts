import { expect, test } from 'vitest';
import { personas, type PersonaId } from '@fixtures/personas';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld } from '../../world';

const at = Date.UTC(2026, 0, 5, 8);
const tomas = personas.trader.login.fid;
const open = (seed = 'test') => createSeededWorld({ seed, startedAt: at });

/** A connection with a constant key, like that of an in-page exchange. */
const connectionTo = ({ sessions, now }: ReturnType<typeof open>, key = 'own') => ({
  key,
  login: (fid: number) => sessions.login(key, fid, now),
  logout: () => sessions.close(key),
});

test('a connection has no user before a login and after it is closed', () => {
  const { sessions } = open();
  expect(sessions.user('a')).toBeNull();
  sessions.login('a', tomas, at);
  expect([sessions.user('a')?.fid, sessions.user('b')]).toEqual([tomas, null]);
  sessions.close('a');
  sessions.close('never opened');
  expect(sessions.user('a')).toBeNull();
});

test('a connection can have both a user and a web3 wallet', () => {
  const { sessions } = open();
  sessions.connectWallet('a', 'acc-1', at);
  sessions.login('a', tomas, at);
  expect([sessions.user('a')?.fid, sessions.walletAccount('a')]).toEqual([tomas, 'acc-1']);
});

test('a login of an unknown user has no effect', () => {
  const { sessions } = open();
  sessions.login('a', 1, at);
  expect(sessions.user('a')).toBeNull();
});

test('keys are unique, differ between worlds, and stay unique after a save and restore', () => {
  const world = open();
  const keys = Array.from({ length: 2000 }, () => world.sessions.newKey(0));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => /^[a-z0-9-]{8,40}$/.test(key))).toBe(true);
  expect(open('another').sessions.newKey(0)).not.toBe(keys[0]);
  const again = createWorld({ seed: 'test', startedAt: at, saved: world.state() });
  expect(keys).not.toContain(again.sessions.newKey(0));
});

test.each(Object.keys(personas).map((id) => [id]))('a connection can switch to %s from a user, a wallet or a visitor', (id) => {
  const world = open();
  const connection = connectionTo(world);
  const persona = Object.values(personas).find((candidate) => candidate.id === id) ?? expect.fail(id);
  const startPersonas: PersonaId[] = ['trader', 'web3Wallet', 'visitor', 'vip'];
  for (const before of startPersonas) {
    world.sessions.switchToPersona(connection, before);
    world.sessions.switchToPersona(connection, persona.id);
    expect(world.sessions.user('own')?.fid ?? null).toBe(persona.login?.fid ?? null);
    expect(world.sessions.walletAccount('own')).toBe(persona.wallet?.accountId ?? null);
  }
});

test('favourites are set once, kept per owner in the order they were added, and can be removed', () => {
  const { favourites } = open();
  const spot = (tradeId: number) => ({ kind: 'spot', tradeId, contractCode: '' }) as const;
  const list = () => favourites.list(1, 'spot').map(({ tradeId }) => tradeId);
  favourites.set(1, spot(1002), true, at + 1);
  favourites.set(1, spot(1001), true, at + 2);
  favourites.set(1, spot(1002), true, at + 3);
  favourites.set(2, spot(1003), true, at);
  favourites.set(1, { kind: 'contract', tradeId: 0, contractCode: 'btcusdt' }, true, at);
  expect(list()).toEqual([1002, 1001]);
  favourites.set(1, spot(1002), false);
  favourites.set(1, spot(9999), false);
  expect(list()).toEqual([1001]);
  expect(favourites.list(1, 'contract').map(({ contractCode }) => contractCode)).toEqual(['btcusdt']);
});
