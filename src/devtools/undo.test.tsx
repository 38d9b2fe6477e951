import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $login } from '@/entities/session';
import { toastShown } from '@/entities/toasts';
import { personas } from '@fixtures/personas';
import { navigated } from '@/shared/routing';
import { $lasting, MarketGate, presetChosen, scopeChosen } from './marketModel';
import { ControlsGate, personaChange, scenarioOpened, status } from './model';
import { branching, restoring, saves, SavesGate, saving } from './savesModel';
import { undoing } from './undoModel';
import { collect, openScope } from '@tests/support/app/scope';

async function open() {
  const page = await openScope({ as: 'trader' });
  for (const gate of [ControlsGate, MarketGate, SavesGate]) await allSettled(gate.open, { scope: page.scope, params: {} });
  return { ...page, present: () => page.scope.getState(status.$data) };
}

test('another person, and a preset as a whole, are each undone by one press, which is told', async () => {
  const { scope, present } = await open();
  const told = collect(toastShown, scope);
  await allSettled(personaChange.submitted, { scope, params: 'vip' });
  await allSettled(scopeChosen, { scope, params: 'meme' });
  await allSettled(presetChosen, { scope, params: 'flashCrash' });
  expect([scope.getState($lasting).length, present()?.undoable]).toEqual([3, 'market']);
  await allSettled(undoing.submitted, { scope });
  expect([scope.getState($lasting), present()?.undoable]).toEqual([[], 'persona']);
  await allSettled(undoing.submitted, { scope });
  expect(present()).toMatchObject({ persona: 'trader', undoable: null });
  expect(scope.getState($login)?.fid).toBe(personas.trader.login.fid);
  expect(told.map(({ text }) => text)).toEqual(Array.from({ length: 2 }, () => ({ key: 'devtools.undone' })));
});

test('what a restore or a branch leaves is kept: the one for undo, the other under a name of its own', async () => {
  const { scope } = await open();
  const names = () => scope.getState(saves.$data)?.map(({ name, before }) => before ?? name);
  await allSettled(saving.submitted, { scope, params: 'before' });
  await allSettled(branching.submitted, { scope, params: 'before' });
  expect(names()).toEqual(['before', 'before branch 1']);
  await allSettled(restoring.submitted, { scope, params: 'before branch 1' });
  expect(names()).toEqual(['before', 'before branch 1', 'restore']);
});

test('a scenario that is opened is shown as its person, at its address', async () => {
  const { scope, present } = await open();
  const went = collect(navigated, scope);
  await allSettled(scenarioOpened, { scope, params: { scenario: 'first-day', persona: 'newUser', address: '/en_US/market' } });
  expect(present()).toMatchObject({ scenario: 'first-day', persona: 'newUser', undoable: 'scenario' });
  expect(went).toEqual(['/en_US/market']);
});
