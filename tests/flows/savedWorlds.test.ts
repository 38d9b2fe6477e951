import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openInPage } from '@mocks/http/inPage';
import { firstVersion, currentVersion } from '@mocks/migrations';
import { checkSnapshot, readSnapshot } from '@mocks/snapshotSchema';
import { historyStart, requestOf } from '@tests/support/exchange/actions';

const dayMs = 86_400_000;
const textOf = (version: number): string => gunzipSync(readFileSync(join(import.meta.dirname, `../saves/${version}.json.gz`))).toString();
const open = (file: unknown) => {
  const faults: unknown[] = [];
  const saved = checkSnapshot(file);
  const own = openInPage({ source: () => saved.clock.at, saved, onFault: (fault) => faults.push(fault) });
  return { ...own, faults };
};

test.each(Array.from({ length: currentVersion - firstVersion + 1 }, (_, index) => firstVersion + index))(
  'a simulation saved in version %i opens with all its records, and continues',
  async (version) => {
    const before = JSON.parse(textOf(version));
    expect(before.version).toBe(version);
    const { simulation, transport, faults } = open(before);
    const world = simulation.world();
    expect(world.db.users.all()).toHaveLength(before.world.db.collections.users.length);
    expect(world.faults.list()).toHaveLength(1);
    const unread = await transport(requestOf({ method: 'GET', path: '/hk-web/v2/inmail/message/unReadCount' }, 'http://127.0.0.1'));
    expect(await unread.json()).toMatchObject({ code: 200 });
    world.advanceTo(historyStart + dayMs);
    expect(faults).toEqual([]);
    expect([...world.ledger.totals().values()].filter((sum) => sum !== '0')).toEqual([]);
    const resaved = readSnapshot(JSON.stringify(simulation.state()));
    expect(resaved.version).toBe(currentVersion);
  },
);

test('a collection missing from a saved world is empty; an unknown one is reported and dropped', () => {
  const file = JSON.parse(textOf(currentVersion));
  const { collections } = file.world.db;
  delete collections.favourites;
  collections.cats = [{ id: 1 }];
  const { simulation, faults } = open(file);
  expect(simulation.world().db.favourites.all()).toEqual([]);
  expect(faults).toEqual([expect.objectContaining({ message: expect.stringContaining('"cats"') })]);
  expect(simulation.state().world.db).not.toHaveProperty('collections.cats');
});

test.each([firstVersion - 1, currentVersion + 1])('version %i is refused, naming the readable versions', (version) => {
  expect(() => checkSnapshot({ ...JSON.parse(textOf(currentVersion)), version })).toThrow(
    `only versions ${firstVersion} to ${currentVersion} can be read`,
  );
});
