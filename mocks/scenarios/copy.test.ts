import { expect, test } from 'vitest';
import { add, subtract } from '@/contract/decimal';
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

test('where nobody leads, nobody copies', () => {
  const { copy, now } = open('traders-none');
  expect(copy.leads.all()).toEqual([]);
  expect(copy.lists.follows(farid, false, { pageNum: 1, pageSize: 10 }, now).totalCount).toBe(0);
  expect(copy.lists.copies(farid, true, { pageNum: 1, pageSize: 10 }, now).totalCount).toBe(0);
});
