import { expect, test } from 'vitest';
import { standardFieldNames } from './standardFieldNames';

const before = (collections: Record<string, Record<string, unknown>[]>) => ({ version: 9, world: { now: 1, db: { collections } } });

test.each([
  ['securitySettings', { fid: 1, googleTurn: 2 }, { fid: 1, googleSecretVersion: 2 }],
  ['web3Accounts', { accountId: 'a', ownChains: [], notReady: 3 }, { accountId: 'a', customChains: [], notReadyCalls: 3 }],
  ['applications', { id: 'a', findings: [{ at: 'face', isMended: true }] }, { id: 'a', findings: [{ at: 'face', isResolved: true }] }],
  ['applications', { id: 'a' }, { id: 'a' }],
  ['messages', { key: 'a', notice: 'copierCame' }, { key: 'a', notice: 'copierJoined' }],
  ['messages', { key: 'a', notice: 'copyClosed' }, { key: 'a', notice: 'copyClosed' }],
  ['users', { fid: 1, notReady: 3 }, { fid: 1, notReady: 3 }],
])('a record of %s is saved with its new names', (name, record, expected) => {
  expect(standardFieldNames(before({ [name]: [record] })).world).toEqual({ now: 1, db: { collections: { [name]: [expected] } } });
});

test('the requested start time is kept, also none', () => {
  expect(standardFieldNames({ ...before({}), givenStart: 5 })).toEqual({ ...before({}), requestedStart: 5 });
  expect(standardFieldNames({ ...before({}), givenStart: null })).toEqual({ ...before({}), requestedStart: null });
  expect(standardFieldNames(before({}))).toEqual(before({}));
});
