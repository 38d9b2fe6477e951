import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { account } from '@/contract/account';
import { inmail } from '@/contract/inmail';
import { toastRequested } from '@/entities/toasts';
import { callFx } from '@/shared/api';
import { saveFileFx } from '@/shared/lib/saveFile';
import { codes, CodesGate } from './codesModel';
import {
  clearing as faultsClearing,
  faultTargets,
  faults,
  FaultsGate,
  offeredFaults,
  removal as faultRemoval,
  adding,
} from './faultsModel';
import { ControlsGate, status } from './model';
import { $refusal, exported, fileChosen, removal, restoring, saves, SavesGate, saving } from './savesModel';
import { control } from '@mocks/control';
import { demoCode } from '@fixtures/personas';
import { collect, offline, openScope } from '@tests/support/app/scope';

const unreadFx = callFx(inmail.unreadCount);

async function open() {
  const page = await openScope({ as: 'trader' });
  for (const gate of [ControlsGate, FaultsGate, SavesGate]) await allSettled(gate.open, { scope: page.scope, params: {} });
  const ask = () => allSettled(unreadFx, { scope: page.scope, params: {} });
  return { ...page, ask };
}

test('an active fault affects the calls it targets until it is removed', async () => {
  const { scope, ask } = await open();
  expect(scope.getState(faults.$data)).toEqual([]);
  await allSettled(adding.submitted, { scope, params: { at: 'inmail.unreadCount', when: {}, fault: { kind: 'status', status: 503 } } });
  expect((await ask()).status).toBe('fail');
  await allSettled(faults.refetched, { scope });
  const [rule] = scope.getState(faults.$data) ?? [];
  expect(rule).toMatchObject({ at: 'inmail.unreadCount', seen: 1, hits: 1 });
  await allSettled(faultRemoval.submitted, { scope, params: rule?.id ?? 0 });
  expect(scope.getState(faults.$data)).toEqual([]);
  expect((await ask()).status).toBe('done');
});

test.each(offeredFaults.map(({ id, fault }) => [id, fault] as const))('the panel can add %s and clear all faults', async (_, fault) => {
  const { scope } = await open();
  await allSettled(adding.submitted, { scope, params: { at: 'capital', when: {}, fault } });
  expect(scope.getState(faults.$data)).toHaveLength(1);
  await allSettled(faultsClearing.submitted, { scope });
  expect(scope.getState(faults.$data)).toEqual([]);
});

test('a fault can target every call, a domain, or one call', async () => {
  const { scope } = await open();
  expect(scope.getState(faultTargets.$data)).toEqual(expect.arrayContaining(['all', 'inmail', 'inmail.unreadCount']));
});

test('restoring a save point brings the exchange back to its saved state', async () => {
  const { scope, exchange } = await open();
  const { db, inbox } = exchange.simulation.world();
  await allSettled(saving.submitted, { scope, params: 'before' });
  expect(scope.getState(saves.$data)).toMatchObject([{ name: 'before', persona: 'trader', problem: null }]);
  inbox.write({ owner: 8_800_102, notice: 'coinListed', at: 0, values: { coin: 'BTC' } });
  const count = db.messages.count();
  await allSettled(restoring.submitted, { scope, params: 'before' });
  expect(exchange.simulation.world().db.messages.count()).toBe(count - 1);
  expect(scope.getState(status.$data)?.persona).toBe('trader');
  await allSettled(removal.submitted, { scope, params: 'before' });
  // The state that the restore replaced is kept.
  expect(scope.getState(saves.$data)).toMatchObject([{ before: 'restore' }]);
});

test('an export can be imported again; an invalid file is rejected with a reason and changes nothing', async () => {
  const { scope, exchange } = await open();
  const files = collect(saveFileFx, scope);
  // Saving a file requires a document; `saveFileFx` reports the file before it is saved.
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
  await allSettled(exported, { scope });
  vi.unstubAllGlobals();
  const text = files[0]?.text ?? expect.fail('no file');
  await allSettled(fileChosen, { scope, params: new File(['hello'], 'x.json') });
  expect(scope.getState($refusal)).toBe('');
  await allSettled(fileChosen, { scope, params: new File(['{"format":"other"}'], 'x.json') });
  expect(scope.getState($refusal)).toMatch(/format|no saved/);
  expect(JSON.stringify(exchange.simulation.state().world)).toBe(JSON.stringify(JSON.parse(text).world));
  await allSettled(fileChosen, { scope, params: new File([text], 'exchange.json') });
  expect(scope.getState($refusal)).toBeNull();
});

test('a failed export is reported and can be retried', async () => {
  const { scope, intercept } = await open();
  const toasts = collect(toastRequested, scope);
  const files = collect(saveFileFx, scope);
  intercept(control.export.path, offline);
  await allSettled(exported, { scope });
  expect([toasts.map(({ tone }) => tone), files]).toEqual([['danger'], []]);
  intercept(control.export.path, null);
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
  await allSettled(exported, { scope });
  vi.unstubAllGlobals();
  expect([toasts.length, files.length]).toEqual([1, 1]);
});

test('a sent code appears in the panel a moment later, and the authenticator code is always shown', async () => {
  const { scope, clock, idle } = await open();
  await allSettled(CodesGate.open, { scope, params: {} });
  expect(scope.getState(codes.$data)).toEqual({ authenticator: demoCode, sent: [] });
  await allSettled(callFx(account.sendValidCode), { scope, params: { body: { purpose: 'security', channel: 'email' } } });
  clock.advance(1000);
  await idle();
  expect(scope.getState(codes.$data)?.sent).toMatchObject([{ purpose: 'security', receiver: 'tomas@demo.example', code: demoCode }]);
  await allSettled(CodesGate.close, { scope });
});
