import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { control } from '@mocks/control';
import { personas } from '@fixtures/personas';
import { $unread } from '@/entities/messages';
import { $login } from '@/entities/session';
import { clockChange, ControlsGate, latencyChange, personaChange, resetPressed, scenarioChosen, status as statusQuery } from './model';
import { openScope, settled, testTime } from '@tests/support/app/scope';

async function open() {
  const page = await openScope({ as: 'trader' });
  await allSettled(ControlsGate.open, { scope: page.scope, params: {} });
  return { ...page, status: () => page.scope.getState(statusQuery.$data) };
}

test('the panel loads the exchange’s status when it opens', async () => {
  const page = await openScope({ as: 'trader' });
  expect(page.scope.getState(statusQuery.$data)).toBeNull();
  expect(page.requests).not.toContain(`GET ${control.status.path}`);
  await allSettled(ControlsGate.open, { scope: page.scope, params: {} });
  expect(page.scope.getState(statusQuery.$data)).toMatchObject({
    persona: 'trader',
    scenario: 'calm',
    clock: { at: testTime, frozen: false },
  });
});

test('the status, from which links to the state are made, follows the exchange while the panel is open', async () => {
  const { scope, status, exchange, clock, idle } = await open();
  exchange.simulation.clock().step(60_000);
  clock.advance(2000);
  await idle();
  expect(status()?.clock.at).toBe(testTime + 60_000);
  await allSettled(ControlsGate.close, { scope });
});

test('switching the persona takes effect at once and loads that persona’s data', async () => {
  const { scope, status, exchange } = await open();
  await allSettled(personaChange.submitted, { scope, params: 'vip' });
  expect(status()?.persona).toBe('vip');
  expect(scope.getState($login)?.fid).toBe(personas.vip.login.fid);
  expect(scope.getState($unread)).toBe(exchange.simulation.world().inbox.unread(personas.vip.login.fid));
  await allSettled(personaChange.submitted, { scope, params: 'visitor' });
  expect([status()?.persona, scope.getState($login), scope.getState($unread)]).toEqual(['visitor', null, 0]);
});

test('a scenario switches to its persona, and a reset discards all changes made in it', async () => {
  const { scope, status, exchange } = await open();
  await allSettled(scenarioChosen, { scope, params: 'first-day' });
  expect(status()).toMatchObject({ scenario: 'first-day', persona: 'newUser' });
  exchange.simulation.world().inbox.markRead(personas.newUser.login.fid, { rangeType: 0 });
  await allSettled(resetPressed, { scope });
  expect(status()).toMatchObject({ scenario: 'first-day', persona: 'newUser' });
  expect(scope.getState($unread)).toBe(1);
});

test('the clock can be frozen, stepped and resumed, and the latency can be set', async () => {
  const { scope, status } = await open();
  await allSettled(clockChange.submitted, { scope, params: { frozen: true } });
  await allSettled(clockChange.submitted, { scope, params: { stepMs: 60_000 } });
  expect(status()?.clock).toEqual({ at: testTime + 60_000, frozen: true, speed: 1 });
  await allSettled(clockChange.submitted, { scope, params: { frozen: false } });
  await allSettled(latencyChange.submitted, { scope, params: 50 });
  expect(status()).toMatchObject({ clock: { frozen: false }, latencyMs: 50 });
});

test('a speed chosen and a freeze pressed while the clock is stepped both apply', async () => {
  const { scope, status, hold } = await open();
  const release = hold(control.clock.path);
  const changes = [{ stepMs: 60_000 }, { frozen: true }, { speed: 60 }].map((params) =>
    allSettled(clockChange.submitted, { scope, params }),
  );
  await settled();
  release();
  await Promise.all(changes);
  expect(status()?.clock).toEqual({ at: testTime + 60_000, frozen: true, speed: 60 });
});

test('the clock runs at the chosen speed and jumps to the next event', async () => {
  const { scope, status, exchange } = await open();
  await allSettled(clockChange.submitted, { scope, params: { speed: 60 } });
  expect(status()?.clock.speed).toBe(60);
  await allSettled(scenarioChosen, { scope, params: 'transfer-accepted' });
  const next = exchange.simulation.world().upcoming()[0]?.at ?? expect.fail('nothing is on the schedule');
  await allSettled(clockChange.submitted, { scope, params: { toNext: true } });
  expect(status()?.clock.at).toBe(next);
});
