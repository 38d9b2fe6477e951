import { expect, test } from 'vitest';
import { copyMode, endReason, leverageMode } from '@/contract/copyTrading';
import { liveStatus, roomType } from '@/contract/live';
import { demoCode, personaPassword, personas } from '@fixtures/personas';
import { codesOf, userOf } from './seed';
import { createSeededWorld } from '../../createSeededWorld';

const at = Date.UTC(2026, 0, 5, 8);
const dayMs = 86_400_000;
const { trader } = personas;
const { fid, name } = trader.login;

function openChanges() {
  const world = createSeededWorld({ seed: 'test', startedAt: at });
  const { changes, credentials, logins, registration } = world.security;
  const titles = () => world.inbox.page(fid, { moduleId: 1, pageNum: 1, pageSize: 50 }, 'en_US').list.map(({ title }) => title);
  const codes = () => codesOf(world, userOf(world, trader));
  const enter = (loginName: string) => () => logins.logIn({ loginName, password: personaPassword }, world.now);
  const send = (channel: 'email' | 'phone', receiver: string) =>
    registration.sendCode({ purpose: 'bind', channel, receiver, user: userOf(world, trader) }, world.now);
  return { world, changes, credentials, registration, titles, codes, enter, send };
}

test('replacing the registered address changes the login name and frees the old one', () => {
  const { world, changes, registration, titles, codes, enter, send } = openChanges();
  const earlierCount = titles().length;
  send('email', 'tom@demo.example');
  changes.replace(fid, 'email', 'tom@demo.example', demoCode, changes.issueReplacePass(fid, 'email', codes(), at), at);
  expect(enter('tom@demo.example')().fid).toBe(fid);
  expect(enter(name)).toThrow('wrongCredentials');
  expect(() => registration.checkName(name)).not.toThrow();
  expect(world.db.users.get(fid)?.loginName).toBe('tom@demo.example');
  expect(titles().slice(0, titles().length - earlierCount)).toEqual(['New login', 'Security settings changed']);
});

test('removing the registered address makes the phone number the login name', () => {
  const { changes, codes, enter, send } = openChanges();
  send('phone', '+6591234567');
  changes.bind(fid, 'phone', '+6591234567', demoCode, codes(), at);
  changes.removeFactor(fid, 'email', codes(), at);
  expect(enter('+6591234567')().fid).toBe(fid);
  expect(enter(name)).toThrow('wrongCredentials');
});

test('the removal of a lost factor is requested once, and a factor bound afterwards is kept', () => {
  const { world, changes, credentials, codes } = openChanges();
  changes.bind(fid, 'google', '', demoCode, codes(), at);
  const first = changes.requestFactorReset(fid, 'google', personaPassword, at);
  world.advanceTo(at + dayMs / 2);
  expect(changes.requestFactorReset(fid, 'google', personaPassword, world.now)).toEqual(first);
  world.advanceTo(at + dayMs);
  expect(credentials.boundValue(fid, 'google')).toBe('');
  changes.bind(fid, 'google', '', demoCode, codes(), world.now);
  world.advanceTo(at + 3 * dayMs);
  expect(credentials.boundValue(fid, 'google')).not.toBe('');
});

test('a factor replaced during the review of its loss is kept', () => {
  const { world, changes, credentials, codes } = openChanges();
  changes.bind(fid, 'google', '', demoCode, codes(), at);
  changes.requestFactorReset(fid, 'google', personaPassword, at);
  world.advanceTo(at + 70_000);
  changes.replace(fid, 'google', '', demoCode, changes.issueReplacePass(fid, 'google', codes(), world.now), world.now);
  world.advanceTo(at + 2 * dayMs);
  expect(credentials.boundValue(fid, 'google')).not.toBe('');
});

test('the message about a login from an unnamed device contains its IP address', () => {
  const { world, enter } = openChanges();
  enter(name)();
  const { ip } = world.security.logins.last(fid) ?? expect.fail('no login');
  const [message] = world.inbox.page(fid, { moduleId: 1, pageNum: 1, pageSize: 1 }, 'zh_CN').list;
  expect(message?.content).toContain(ip);
});

test('closing an account ends its copiers’ copying and its live rooms', () => {
  const { world, changes } = openChanges();
  const { newUser } = personas;
  const nadia = newUser.login.fid;
  const { copy, live } = world;
  const terms = { amount: '20', ratio: '1', maxAmount: '100', contracts: [], leverage: 10 };
  copy.leads.appoint({ traderUid: nadia, nickname: 'Nadia leads' }, at);
  copy.follows.start(fid, { traderUid: nadia, copyMode: copyMode.fixedAmount, leverageMode: leverageMode.own, ...terms }, at);
  const room = { title: 'Bye', lang: 'en_US', roomType: roomType.trading, minutes: 30 };
  const [onAir, planned] = [live.rooms.create(nadia, room, at), live.rooms.create(nadia, { ...room, startTime: at + dayMs }, at)];
  changes.closeAccount(nadia, { loginPassword: personaPassword, ...codesOf(world, userOf(world, newUser)) }, at);
  expect(copy.leads.find(nadia)).toBeUndefined();
  expect(copy.lists.follows(fid, true, { pageNum: 1, pageSize: 1 }, at).list).toMatchObject([
    { traderUid: nadia, endReason: endReason.traderClosed },
  ]);
  const [message] = world.inbox.page(fid, { moduleId: 21, pageNum: 1, pageSize: 1 }, 'en_US').list;
  expect(message).toMatchObject({ title: 'Copying ended', content: expect.stringContaining('Nadia leads') });
  expect([onAir, planned].map(({ id }) => world.db.liveRooms.get(id)?.status)).toEqual([liveStatus.ended, undefined]);
});

test('the removal of a lost factor is announced by a message and can be cancelled until it is done', () => {
  const { world, changes, credentials, titles, codes } = openChanges();
  changes.bind(fid, 'google', '', demoCode, codes(), at);
  changes.requestFactorReset(fid, 'google', personaPassword, at);
  expect(titles()[0]).toBe('Removal of a verification method requested');
  changes.cancelFactorReset(fid, 'google', at + 1);
  expect([titles()[0], credentials.of(fid).factorResetRequests]).toEqual(['Removal canceled', []]);
  expect(() => changes.cancelFactorReset(fid, 'google', at + 1)).toThrow('notFound');
  world.advanceTo(at + 2 * dayMs);
  expect(credentials.boundValue(fid, 'google')).not.toBe('');
});
