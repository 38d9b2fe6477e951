import { expect, test } from 'vitest';
import { dropDerivedData } from './dropDerivedData';

const hourMs = 3_600_000;
const at = Date.UTC(2026, 0, 5, 8);

test('a debt continues from its last charged hour; hourly events and bills that derive from the ledger are dropped', () => {
  const interest = { sequence: 7, at: at + 3 * hourMs, event: { part: 'margin', kind: 'interest', key: '1:2:0:52' } };
  const risk = { sequence: 8, at: at + 9 * hourMs, event: { part: 'margin', kind: 'risk', key: '1:2:0' } };
  const debt = { key: '1:2:0:52', principal: '1000', interest: '0.0375', since: at };
  const collections = {
    scheduledEvents: [interest, risk],
    marginDebts: [{ ...debt, scheduledEventId: 7 }],
    marginInterests: [{ id: '9', interest: '0.0125' }],
    contractBills: [{ id: '5' }],
    users: [{ fid: 1 }],
  };
  const before = { version: 6, world: { db: { collections } } };
  expect(dropDerivedData(before).world.db.collections).toEqual({
    scheduledEvents: [risk],
    marginDebts: [{ ...debt, countedAt: at + 2 * hourMs }],
    marginInterests: [{ id: '9', interest: '0.0125', hours: 1 }],
    users: [{ fid: 1 }],
  });
});
