import { expect, test } from 'vitest';
import { add, negate, subtract } from '@/contract/decimal';
import { copyPositionState } from '@/contract/copyTrading';
import { tradeMode } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { contractBillsOf } from '../exchange/contracts/bills';
import { openInPage } from '../http/inPage';
import type { ScenarioName } from '.';

const at = Date.UTC(2026, 0, 5, 8);
const farid = personas.follower.login.fid;
const open = (scenario: ScenarioName) => openInPage({ source: () => at, startedAt: at, scenario, seed: 'test' }).simulation.world();

test('rows, statistics, profit shares and bills of a thousand copies match the ledger', () => {
  const world = open('copies-many');
  const { copy, db, ledger, now } = world;
  const rows = db.copies.find({ where: { owner: farid } }).list;
  const rejected = rows.filter(({ state }) => state === copyPositionState.rejected);
  expect(rejected.length).toBeGreaterThan(140);
  for (const { fee, funding, profitShare, closedAmount } of rejected)
    expect([fee, funding, profitShare, closedAmount]).toEqual(['0', '0', '0', '0']);
  const statistics = copy.lists.statistics(farid, undefined, now);
  const sum = (field: 'pnl' | 'profitShare') => add(...rows.map((row) => row[field]));
  expect([sum('pnl'), sum('profitShare')]).toEqual([statistics.pnl, statistics.paidShare]);
  expect(statistics.netPnl).toBe(subtract(statistics.pnl, statistics.paidShare));
  const shares = db.profitShares.find({ where: { copierUid: farid } }).list;
  expect(add(...shares.map(({ amount }) => amount))).toBe(statistics.paidShare);
  const billed = (kind: 'profitShare') => add(...contractBillsOf(world, farid, { mode: tradeMode.real, kind }).map(({ amount }) => amount));
  expect(billed('profitShare')).toBe(negate(statistics.paidShare));
  const posted = new Map<string, string>();
  for (const { reference, lines } of ledger.history(farid, ['realised', 'fee', 'profitShare']))
    for (const { account, amount } of lines)
      if (account.owner === farid && reference.type === 'copy') posted.set(reference.id, add(posted.get(reference.id) ?? '0', amount));
  const generated = rows.filter(({ id }) => posted.has(id));
  expect(generated.length).toBeGreaterThan(850);
  for (const { id, pnl, profitShare } of generated) expect([id, posted.get(id)]).toEqual([id, subtract(pnl, profitShare)]);
  expect(ledger.totals().get(52)).toBe('0');
});
