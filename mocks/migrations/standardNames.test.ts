import { expect, test } from 'vitest';
import { standardNames } from './standardNames';

const before = (collections: Record<string, Record<string, unknown>[]>) => ({ version: 8, world: { now: 1, db: { collections } } });

test.each([
  ['bookTakings', 'consumedLiquidity'],
  ['keptAnswers', 'idempotentAnswers'],
  ['leadMarks', 'leadPositions'],
  ['liveTies', 'roomRelations'],
  ['securities', 'securitySettings'],
  ['users', 'users'],
])('records of the collection %s are saved as %s', (old, name) => {
  expect(standardNames(before({ [old]: [{ key: 'a', amount: '1' }] })).world).toEqual({
    now: 1,
    db: { collections: { [name]: [{ key: 'a', amount: '1' }] } },
  });
});

test.each([
  ['leads', { crowd: 3, crowdMoney: 200, capital: 5 }, { syntheticCopiers: 3, capitalPerSyntheticCopier: 200, capital: 5 }],
  ['follows', { id: 'a', high: '12' }, { id: 'a', highWaterMark: '12' }],
  ['web3Phone', { mood: 'hesitates', lifetimeMs: 1 }, { behaviour: 'hesitates', lifetimeMs: 1 }],
])('fields of %s have their standard names', (name, record, expected) => {
  expect(standardNames(before({ [name]: [record] })).world.db.collections).toEqual({ [name]: [expected] });
});

test('the initial controls of a scenario are kept, if there are any', () => {
  expect(standardNames({ ...before({}), begunWith: { speed: 2 } })).toEqual({ ...before({}), initialControls: { speed: 2 } });
  expect(standardNames(before({}))).toEqual(before({}));
});
