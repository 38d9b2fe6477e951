import { expect, test } from 'vitest';
import { defineModule } from './module';
import { noticeNamesOf, seedActionsOf } from './declarations';
import { modules } from './modules';

const withSeed = <const Name extends string>(name: Name, ...hoursBefore: number[]) =>
  defineModule({
    name,
    collections: {},
    events: null,
    notices: {},
    seed: hoursBefore.map((hours) => ({ beforeMs: hours * 3_600_000, act: (said: string[]) => void said.push(`${name} ${hours}`) })),
    create: () => null,
  });

test('seed actions run in chronological order, and in module order at the same instant', () => {
  const said: string[] = [];
  for (const { act } of seedActionsOf<string[]>([withSeed('spot', 3, 9), withSeed('funds', 9, 5, 3)])) act(said);
  expect(said).toEqual(['spot 9', 'funds 9', 'funds 5', 'spot 3', 'funds 3']);
});

test('no two modules share a name, a collection or an inbox text, so that none overrides another', () => {
  const all = [
    modules.map(({ name }) => name),
    modules.flatMap(({ collections }) => Object.keys(collections)),
    modules.flatMap(({ notices }) => Object.keys(notices)),
  ];
  for (const names of all) expect(names).toEqual([...new Set(names)]);
  expect(noticeNamesOf(modules)).toEqual(modules.flatMap(({ notices }) => Object.keys(notices)));
});
