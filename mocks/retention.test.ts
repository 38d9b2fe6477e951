import { liveStatus } from '@/contract/live';
import { leadTraderBots } from '@fixtures/leadTraders';
import { personas } from '@fixtures/personas';
import { beforeAll, expect, test } from 'vitest';
import { auditLedger } from './exchange/audit';
import { billsOf } from './exchange/bills';
import { createSeededWorld } from './createSeededWorld';
import { createWorld, type World } from './world';

const startedAt = Date.UTC(2026, 0, 5, 8);
const dayMs = 86_400_000;
const kept = 7;
const trader = personas.trader.login.fid;
let world: World;
let early: { size: number; own: object };
const sizeOf = () => JSON.stringify(world.state()).length;
/** The private records that the exchange keeps of a user. */
const ownOf = (owner: number) => ({
  orders: world.db.contractOrders.find({ where: { owner } }).list,
  deals: world.db.contractDeals.find({ where: { owner } }).list,
  bills: billsOf(world.ledger, owner, { endTime: startedAt + 9 * dayMs }),
});

beforeAll(() => {
  world = createSeededWorld({ seed: 'retention', startedAt });
  world.advanceTo(startedAt + 9 * dayMs);
  early = { size: sizeOf(), own: ownOf(trader) };
  world.advanceTo(startedAt + 16 * dayMs);
}, 60_000);

test('an unused world hardly grows after its first week', () => {
  expect((sizeOf() - early.size) / (7 * dayMs)).toBeLessThan(60_000 / dayMs);
});

test('recordings of live rooms and their chats are deleted after a week', () => {
  const rooms = world.db.liveRooms.find({ where: { status: liveStatus.playback } }).list;
  expect(rooms.length).toBeGreaterThan(0);
  const midnight = world.now - (world.now % dayMs);
  for (const { endTime } of rooms) expect(endTime).toBeGreaterThan(midnight - kept * dayMs);
  for (const { createdTime } of world.db.liveChats.all()) expect(createdTime).toBeGreaterThan(midnight - (kept + 1) * dayMs);
});

test('records of simulated users are kept for a week, except the positions behind their statistics', () => {
  const uid = leadTraderBots[0]?.uid ?? expect.fail('nobody leads');
  const oldest = Math.min(...world.db.contractDeals.find({ where: { owner: uid } }).list.map(({ createdTime }) => createdTime));
  expect(oldest).toBeGreaterThan(world.now - (kept + 1) * dayMs);
  const closed = Math.min(...world.db.pastPositions.find({ where: { owner: uid } }).list.map(({ closedTime }) => closedTime));
  expect(closed).toBeLessThan(world.now - (kept + 1) * dayMs);
});

test('records of real users are kept unchanged', () => {
  expect(ownOf(trader)).toMatchObject(early.own);
  expect(billsOf(world.ledger, trader, {}).length).toBeGreaterThan(0);
});

test('the ledger balances, before and after it is saved and restored', () => {
  const users = world.db.users.all().map(({ fid }) => fid);
  expect(world.ledger.folds()).toBeGreaterThan(1);
  auditLedger(world.ledger, users);
  const again = createWorld({ seed: 'retention', startedAt, saved: JSON.parse(JSON.stringify(world.state())) });
  auditLedger(again.ledger, users);
  const later = world.now + 2 * dayMs;
  for (const each of [world, again]) each.advanceTo(later);
  expect(JSON.stringify(again.state())).toBe(JSON.stringify(world.state()));
});
