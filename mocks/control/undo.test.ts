import { describe, expect, test } from 'vitest';
import { controlledExchange, markAllRead, unreadCount } from '@tests/support/exchange/controlledExchange';
import { control } from '.';
import { memorySavePoints } from './savePoints';
import { automaticNames, dropOldUndoPoints, storeUndoPoint, undoLimits } from './undoPoints';

const at = (endpoint: { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'; readonly path: string }, name: string) => ({
  ...endpoint,
  path: endpoint.path.replace(':name', encodeURIComponent(name)),
});
const undoable = <E extends { readonly path: string }>(endpoint: E) => ({ ...endpoint, path: `${endpoint.path}?undoable=1` });

async function opened() {
  const exchange = controlledExchange();
  const saves = async (): Promise<{ name: string; before: string | null }[]> => (await exchange.ask(control.saves)).data;
  return { ...exchange, saves };
}

describe('an undoable change', () => {
  test('is undone together with everything after it, latest change first', async () => {
    const { own, ask, saves } = await opened();
    const begin = JSON.stringify(own.simulation.state());
    await ask(undoable(control.scenario), { scenario: 'first-day' });
    await ask(markAllRead, { rangeType: 0 });
    expect((await ask(undoable(control.persona), { persona: 'vip' })).data).toMatchObject({ persona: 'vip', undoable: 'persona' });
    expect((await saves()).map(({ before }) => before)).toEqual(['scenario', 'persona']);
    expect((await ask(control.undoLatest)).data).toMatchObject({ persona: 'newUser', undoable: 'scenario' });
    expect((await ask(unreadCount)).data.countTotal).toBe(0);
    expect((await ask(control.undoLatest)).data).toMatchObject({ scenario: 'calm', undoable: null });
    expect(JSON.stringify(own.simulation.state())).toBe(begin);
    expect(await ask(control.undoLatest)).toMatchObject({ code: 400, msg: expect.stringContaining('nothing to undo') });
  });

  test('creates no save point if it is rejected or not requested as undoable', async () => {
    const { ask, saves } = await opened();
    await ask(control.persona, { persona: 'vip' });
    expect(await ask(undoable(control.restore), { name: 'nothing' })).toMatchObject({ code: 400 });
    expect(await ask(undoable(control.move), { of: 'nowhere', percent: '5', overMs: 0 })).toMatchObject({ code: 400 });
    expect(await saves()).toEqual([]);
  });

  test('has an automatic save point with a reserved name that can be compared, restored and removed', async () => {
    const { ask, saves } = await opened();
    await ask(undoable(control.move), { of: 'BTC', percent: '5', overMs: 0 });
    const [{ name } = { name: '' }] = await saves();
    expect(name).toBe('~1 market');
    expect(await ask(control.save, { name, replace: true })).toMatchObject({ code: 400 });
    expect(await ask(at(control.compareSave, name))).toMatchObject({ code: 200 });
    expect(await ask(control.restore, { name })).toMatchObject({ code: 200 });
    expect((await ask(control.interventions)).data).toEqual([]);
    expect((await ask(at(control.removeSave, name))).data).toEqual([]);
  });
});

test('automatic save points stay within their number and size limits, but the newest is always kept', () => {
  const store = memorySavePoints();
  const keep = (text: string) => {
    storeUndoPoint(store, 'persona', text);
    dropOldUndoPoints(store);
  };
  store.write('mine', 'x');
  for (let count = 0; count < undoLimits.points + 5; count += 1) keep(String(count));
  expect(automaticNames(store)).toHaveLength(undoLimits.points);
  expect(store.read(automaticNames(store)[0] ?? '')).toBe(String(undoLimits.points + 4));
  keep('x'.repeat(undoLimits.size / 2));
  keep('x'.repeat(undoLimits.size / 2));
  expect(automaticNames(store)).toHaveLength(2);
  keep('x'.repeat(undoLimits.size * 2));
  expect(automaticNames(store)).toHaveLength(1);
  expect(store.names()).toContain('mine');
});

test('a branch restores a save point and keeps the current state under a name derived from it', async () => {
  const { own, ask, saves } = await opened();
  await ask(control.save, { name: 'before' });
  const before = JSON.stringify(own.simulation.state());
  await ask(markAllRead, { rangeType: 0 });
  const since = JSON.stringify(own.simulation.state());
  expect(await ask(at(control.branch, 'before'))).toMatchObject({ code: 200 });
  expect(JSON.stringify(own.simulation.state())).toBe(before);
  await ask(at(control.branch, 'before'));
  expect((await saves()).map(({ name }) => name)).toEqual(['before', 'before branch 1', 'before branch 2']);
  await ask(control.restore, { name: 'before branch 1' });
  expect(JSON.stringify(own.simulation.state())).toBe(since);
  expect(await ask(at(control.branch, 'nothing'))).toMatchObject({ code: 400 });
});
