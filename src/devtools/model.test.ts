import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { control } from '@mocks/control';
import { personas } from '@fixtures/personas';
import { $unread } from '@/entities/messages';
import { $login } from '@/entities/session';
import {
  $status,
  clockFrozen,
  jumped,
  latencyChosen,
  opened,
  personaChosen,
  resetPressed,
  scenarioChosen,
  speedChosen,
  stepped,
} from './model';
import { openScope, testTime } from '@tests/support/app/scope';

async function open() {
  const page = await openScope({ persona: 'trader' });
  await allSettled(opened, { scope: page.scope });
  return { ...page, status: () => page.scope.getState($status) };
}

test('the controls show how the exchange stands once they are open', async () => {
  const page = await openScope({ persona: 'trader' });
  expect(page.scope.getState($status)).toBeNull();
  expect(page.requests).not.toContain(`GET ${control.status.path}`);
  await allSettled(opened, { scope: page.scope });
  expect(page.scope.getState($status)).toMatchObject({ persona: 'trader', scenario: 'calm', clock: { at: testTime, frozen: false } });
});

test('another person is there at once, with what is theirs', async () => {
  const { scope, status, exchange } = await open();
  await allSettled(personaChosen, { scope, params: 'vip' });
  expect(status()?.persona).toBe('vip');
  expect(scope.getState($login)?.fid).toBe(personas.vip.login.fid);
  expect(scope.getState($unread)).toBe(exchange.simulation.world().inbox.unread(personas.vip.login.fid));
  await allSettled(personaChosen, { scope, params: 'visitor' });
  expect([status()?.persona, scope.getState($login), scope.getState($unread)]).toEqual(['visitor', null, 0]);
});

test('another state brings its person along, and beginning anew forgets what was done in it', async () => {
  const { scope, status, exchange } = await open();
  await allSettled(scenarioChosen, { scope, params: 'first-day' });
  expect(status()).toMatchObject({ scenario: 'first-day', persona: 'newUser' });
  exchange.simulation.world().inbox.markRead(personas.newUser.login.fid, { rangeType: 0 });
  await allSettled(resetPressed, { scope });
  expect(status()).toMatchObject({ scenario: 'first-day', persona: 'newUser' });
  expect(scope.getState($unread)).toBe(1);
});

test('the clock stands, steps and goes on, and answers take as long as one says', async () => {
  const { scope, status } = await open();
  await allSettled(clockFrozen, { scope, params: true });
  await allSettled(stepped, { scope, params: 60_000 });
  expect(status()?.clock).toEqual({ at: testTime + 60_000, frozen: true, speed: 1 });
  await allSettled(clockFrozen, { scope, params: false });
  await allSettled(latencyChosen, { scope, params: 50 });
  expect(status()).toMatchObject({ clock: { frozen: false }, latencyMs: 50 });
});

test('time goes on as fast as one says, and jumps to what is next', async () => {
  const { scope, status, exchange } = await open();
  await allSettled(speedChosen, { scope, params: 60 });
  expect(status()?.clock.speed).toBe(60);
  await allSettled(scenarioChosen, { scope, params: 'transfer-accepted' });
  const next = exchange.simulation.world().upcoming()[0]?.at ?? expect.fail('nothing is on the agenda');
  await allSettled(jumped, { scope });
  expect(status()?.clock.at).toBe(next);
});
