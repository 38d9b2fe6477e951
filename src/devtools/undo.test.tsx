import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $login } from '@/entities/session';
import { toastShown } from '@/entities/toasts';
import { control } from '@mocks/control';
import { personas } from '@fixtures/personas';
import { navigated } from '@/shared/routing';
import { $chosenEntry, $filter, entryChosen, faultCallsOpened } from './logModel';
import { faults, FaultsGate, adding, presetSwitched } from './faultsModel';
import { $activeInterventions, MarketGate, presetChosen, scopeChosen } from './marketModel';
import { clockChange, ControlsGate, latencyChange, personaChange, resetPressed, scenarioOpened, status } from './model';
import { $board } from './panelModel';
import { branching, restoring, saves, SavesGate, saving } from './savesModel';
import { maintenanceChange, regionChange, site } from './siteModel';
import { undoLatest } from './undoModel';
import { collect, openScope, settled } from '@tests/support/app/scope';

async function open() {
  const page = await openScope({ as: 'trader' });
  for (const gate of [ControlsGate, MarketGate, SavesGate, FaultsGate]) await allSettled(gate.open, { scope: page.scope, params: {} });
  return { ...page, present: () => page.scope.getState(status.$data) };
}

test('a persona change and a whole preset are each undone by one press, and a toast reports it', async () => {
  const { scope, present } = await open();
  const toasts = collect(toastShown, scope);
  await allSettled(personaChange.submitted, { scope, params: 'vip' });
  await allSettled(scopeChosen, { scope, params: 'meme' });
  await allSettled(presetChosen, { scope, params: 'flashCrash' });
  expect([scope.getState($activeInterventions).length, present()?.undoable]).toEqual([3, 'market']);
  await allSettled(undoLatest.submitted, { scope });
  expect([scope.getState($activeInterventions), present()?.undoable]).toEqual([[], 'persona']);
  await allSettled(undoLatest.submitted, { scope });
  expect(present()).toMatchObject({ persona: 'trader', undoable: null });
  expect(scope.getState($login)?.fid).toBe(personas.trader.login.fid);
  expect(toasts.map(({ text }) => text)).toEqual(Array.from({ length: 2 }, () => ({ key: 'devtools.undone' })));
});

test('the state replaced by a restore or a branch is kept: as the undo point, or under its own name', async () => {
  const { scope } = await open();
  const names = () => scope.getState(saves.$data)?.map(({ name, before }) => before ?? name);
  await allSettled(saving.submitted, { scope, params: 'before' });
  await allSettled(branching.submitted, { scope, params: 'before' });
  expect(names()).toEqual(['before', 'before branch 1']);
  await allSettled(restoring.submitted, { scope, params: 'before branch 1' });
  expect(names()).toEqual(['before', 'before branch 1', 'restore']);
});

test('opening a scenario shows it as its persona, at its address', async () => {
  const { scope, present } = await open();
  const went = collect(navigated, scope);
  await allSettled(scenarioOpened, { scope, params: { scenario: 'first-day', persona: 'newUser', address: '/en_US/market' } });
  expect(present()).toMatchObject({ scenario: 'first-day', persona: 'newUser', undoable: 'scenario' });
  expect(went).toEqual(['/en_US/market']);
});

test('of two scenarios opened at once, the last one is started and shown', async () => {
  const { scope, present, hold } = await open();
  const went = collect(navigated, scope);
  const release = hold(control.reset.path);
  const fault = { at: 'capital', when: {}, fault: { kind: 'offline' } } as const;
  const targets = [
    { scenario: 'calm', persona: 'vip', address: '/en_US/withdraw', fault },
    { scenario: 'first-day', persona: 'newUser', address: '/en_US/market' },
  ] as const;
  const opening = targets.map((params) => allSettled(scenarioOpened, { scope, params }));
  await settled();
  release();
  await Promise.all(opening);
  await allSettled(faults.refetched, { scope });
  expect(present()).toMatchObject({ scenario: 'first-day', persona: 'newUser' });
  expect([went, scope.getState(faults.$data)]).toEqual([['/en_US/market'], []]);
});

test('faults, site, clock and latency are undone one press at a time, latest first', async () => {
  const { scope, present } = await open();
  const startedAt = present()?.clock.at;
  await allSettled(adding.submitted, { scope, params: { at: 'market', when: {}, fault: { kind: 'offline' } } });
  await allSettled(presetSwitched, { scope, params: { preset: 'rateLimited', isOn: true } });
  await allSettled(maintenanceChange.submitted, { scope, params: { module: 'spot', isOn: true } });
  await allSettled(regionChange.submitted, { scope, params: 'US' });
  await allSettled(clockChange.submitted, { scope, params: { stepMs: 60_000 } });
  await allSettled(clockChange.submitted, { scope, params: { speed: 60 } });
  await allSettled(latencyChange.submitted, { scope, params: 300 });
  const stands = () => ({
    undoable: present()?.undoable,
    faults: scope.getState(faults.$data)?.length,
    site: scope.getState(site.$data),
    clock: present()?.clock,
  });
  expect(stands()).toMatchObject({
    undoable: 'latency',
    faults: 2,
    site: { region: 'US', underMaintenance: ['spot'] },
    clock: { speed: 60 },
  });
  const undo = () => allSettled(undoLatest.submitted, { scope });
  await undo();
  await undo();
  expect(stands()).toMatchObject({ undoable: 'site', clock: { at: startedAt, speed: 1 }, site: { region: 'US' } });
  await undo();
  await undo();
  expect(stands()).toMatchObject({ undoable: 'fault', faults: 2, site: { underMaintenance: [], isRestricted: false } });
  await undo();
  await undo();
  expect(stands()).toMatchObject({ undoable: null, faults: 0 });
});

test('a single reset returns the persona and all controls to the start of the scenario', async () => {
  const { scope, present } = await open();
  await allSettled(personaChange.submitted, { scope, params: 'vip' });
  await allSettled(clockChange.submitted, { scope, params: { frozen: true, speed: 60 } });
  await allSettled(regionChange.submitted, { scope, params: 'US' });
  expect(present()).toMatchObject({ persona: 'vip', changes: expect.any(String) });
  await allSettled(resetPressed, { scope });
  expect(present()).toMatchObject({ persona: 'trader', scenario: 'calm', changes: null, clock: { frozen: false } });
  expect(scope.getState($login)?.fid).toBe(personas.trader.login.fid);
});

test('an error is shown on its screen, with the fault that causes it, without a reload', async () => {
  const { scope, present } = await open();
  const went = collect(navigated, scope);
  const fault = { at: 'capital.createAddress', when: {}, fault: { kind: 'code', code: 40_001 } } as const;
  await allSettled(scenarioOpened, { scope, params: { scenario: 'calm', persona: 'vip', address: '/en_US/withdraw', fault } });
  await allSettled(faults.refetched, { scope });
  expect(present()).toMatchObject({ scenario: 'calm', persona: 'vip' });
  expect(scope.getState(faults.$data)).toMatchObject([fault]);
  expect(went).toEqual(['/en_US/withdraw']);
});

test('following a fault shows the calls it affected, whatever was shown before', async () => {
  const { scope } = await open();
  await allSettled(entryChosen, { scope, params: 7 });
  await allSettled(faultCallsOpened, { scope, params: 3 });
  expect([scope.getState($board), scope.getState($chosenEntry), scope.getState($filter).fault]).toEqual(['requests', null, 3]);
});
