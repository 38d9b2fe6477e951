import { expect, test } from 'vitest';
import { auditLedger } from './audit';
import { createLedger, type LedgerState } from './ledger';
import { userReference, movement, type AccountBucket } from './posting';

const tomas = 7;
const wallet = 1;
const bucketOf = (owner: number | 'external'): AccountBucket => ({ account: { owner, wallet }, bucket: 'available' });

function saved(): LedgerState {
  const ledger = createLedger();
  ledger.post({ at: 1, kind: 'deposit', reference: userReference(1), lines: movement(52, '10', bucketOf('external'), bucketOf(tomas)) });
  return ledger.state();
}

const audit = (state: LedgerState) => () => auditLedger(createLedger(state), [tomas]);

test('accepts a ledger whose balances match its entries', () => {
  expect(audit(saved())).not.toThrow();
});

test('detects balances that sum to zero but match no entries', () => {
  const state = saved();
  const [bank, own] = state.holdings;
  if (!bank || !own) expect.fail('no balances');
  expect(
    audit({
      ...state,
      holdings: [
        { ...bank, available: '-1000' },
        { ...own, available: '1000' },
      ],
    }),
  ).toThrow(/the entries add up to -?10$/);
});

test('detects an entry that does not sum to zero', () => {
  const state = saved();
  const [entry] = state.entries;
  if (!entry) expect.fail('no entry');
  const [from, to] = entry[3];
  if (!from || !to) expect.fail('no entry');
  expect(audit({ ...state, entries: [[entry[0], entry[1], entry[2], [from, [to[0], '11', to[2]]]]] })).toThrow(/52/);
});
