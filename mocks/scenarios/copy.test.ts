import { expect, test } from 'vitest';
import { add, negate, subtract } from '@/contract/decimal';
import { copyPositionState, rejectReason } from '@/contract/copyTrading';
import { personas } from '@fixtures/personas';
import { openInPage } from '../http/inPage';
import type { ScenarioName } from '.';

const at = Date.UTC(2026, 0, 5, 8);
const farid = personas.follower.login.fid;
const open = (scenario: ScenarioName) => openInPage({ source: () => at, startedAt: at, scenario, seed: 'test' }).simulation.world();

test('a lead trader who is full has as many copiers as there may be, and no more', () => {
  const { copy } = open('lead-full');
  const heron = copy.leads.all().find(({ nickname }) => nickname === 'Blue Heron') ?? expect.fail('no heron');
  expect(copy.follows.copiers(heron)).toBe(heron.maxCopiers);
});

test('a thousand copies are summed up in the figures of the copier, and each that was refused says why', () => {
  const { copy, db, now } = open('copies-many');
  const closed = db.copies.find({ where: { owner: farid, state: copyPositionState.closed } }).list;
  const rejected = db.copies.find({ where: { owner: farid, state: copyPositionState.rejected } }).list;
  expect(closed.length + rejected.length).toBeGreaterThanOrEqual(1000);
  expect(rejected.every(({ reason, amount, pnl }) => reason !== rejectReason.none && amount === '0' && pnl === '0')).toBe(true);
  const figures = copy.lists.statistics(farid, undefined, now);
  expect(figures).toMatchObject({ trades: closed.length, rejected: rejected.length });
  expect(figures.wins).toBeGreaterThan(closed.length / 4);
  expect(figures.wins).toBeLessThan((closed.length * 3) / 4);
  const openCopies = db.copies.find({ where: { owner: farid, state: copyPositionState.open } }).list;
  expect(subtract(figures.pnl, add(...[...closed, ...openCopies].map(({ pnl }) => pnl)))).toBe('0');
  const { list } = copy.lists.follows(farid, false, { pageNum: 1, pageSize: 10 }, now);
  expect(list.reduce((sum, { trades }) => sum + trades, 0)).toBe(closed.length);
  for (const { followId, openTime, closeTime } of closed) {
    expect(openTime).toBeLessThanOrEqual(closeTime ?? 0);
    expect(openTime).toBeGreaterThanOrEqual(db.follows.get(followId)?.startTime ?? now);
  }
});

test('a thousand copies add up to what was posted: rows, statistics, shares and bills', () => {
  const { copy, db, ledger, now } = open('copies-many');
  const rows = db.copies.find({ where: { owner: farid } }).list;
  const rejected = rows.filter(({ state }) => state === copyPositionState.rejected);
  expect(rejected.length).toBeGreaterThan(140);
  for (const { fee, funding, profitShare, closedAmount } of rejected)
    expect([fee, funding, profitShare, closedAmount]).toEqual(['0', '0', '0', '0']);
  const figures = copy.lists.statistics(farid, undefined, now);
  const sum = (field: 'pnl' | 'profitShare') => add(...rows.map((row) => row[field]));
  expect([sum('pnl'), sum('profitShare')]).toEqual([figures.pnl, figures.paidShare]);
  expect(figures.netPnl).toBe(subtract(figures.pnl, figures.paidShare));
  const shares = db.profitShares.find({ where: { copierUid: farid } }).list;
  expect(add(...shares.map(({ amount }) => amount))).toBe(figures.paidShare);
  const billed = (kind: string) => add(...db.contractBills.find({ where: { owner: farid, kind } }).list.map(({ amount }) => amount));
  expect(billed('profitShare')).toBe(negate(figures.paidShare));
  const posted = new Map<string, string>();
  for (const { reference, lines } of ledger.history(farid, ['realised', 'fee', 'profitShare']))
    for (const { account, amount } of lines) if (account.owner === farid) posted.set(reference, add(posted.get(reference) ?? '0', amount));
  const generated = rows.filter(({ id }) => posted.has(`copy ${id}`));
  expect(generated.length).toBeGreaterThan(850);
  for (const { id, pnl, profitShare } of generated) expect([id, posted.get(`copy ${id}`)]).toEqual([id, subtract(pnl, profitShare)]);
  expect(ledger.totals().get(52)).toBe('0');
});

test('where nobody leads, nobody copies', () => {
  const { copy, now } = open('traders-none');
  expect(copy.leads.all()).toEqual([]);
  expect(copy.lists.follows(farid, false, { pageNum: 1, pageSize: 10 }, now).totalCount).toBe(0);
  expect(copy.lists.copies(farid, true, { pageNum: 1, pageSize: 10 }, now).totalCount).toBe(0);
});
