import { expect, test } from 'vitest';
import { liveStatus } from '@/contract/live';
import { leadTraderBots } from '@fixtures/leadTraders';
import { liveHosts } from '@fixtures/liveHosts';
import { createWorld } from '../../world';

const at = Date.UTC(2026, 0, 5, 8);
const dayMs = 86_400_000;
const open = (saved?: ReturnType<ReturnType<typeof createWorld>['state']>) =>
  createWorld({ seed: 'bots', startedAt: at, ...(saved ? { saved } : {}) });

test('at the start some rooms are live, some upcoming and some available as playback, and lead traders hold positions', () => {
  const world = open();
  const { livingList, waitingList, playbackList } = world.live.rooms.listByStatus(at);
  expect([livingList.length > 0, waitingList.length > 0, playbackList.length > 0]).toEqual([true, true, true]);
  const holding = leadTraderBots.filter(({ uid }) => world.positions.list(uid).length > 0);
  expect(holding.length).toBeGreaterThan(1);
});

test('over five days lead traders trade at about their pace, and every host goes live regularly', () => {
  const world = open();
  world.advanceTo(at + 5 * dayMs);
  for (const { uid, pace } of leadTraderBots) {
    const closed = world.db.pastPositions.find({ where: { owner: uid } }).list.length;
    expect(closed).toBeGreaterThan(pace / 6);
    expect(closed).toBeLessThan(pace + 12);
  }
  for (const { uid, every, minutes } of liveHosts) {
    const rooms = world.db.liveRooms.find({ where: { hostUid: uid, status: liveStatus.playback } }).list;
    expect(rooms.length).toBeGreaterThan((5 * 1440) / every - 2);
    expect(rooms.every(({ startTime, endTime }) => (endTime ?? 0) - startTime === minutes * 60_000)).toBe(true);
  }
  expect([...world.ledger.totals().values()].every((total) => total === '0')).toBe(true);
});

test('a day in one step equals a day in many steps, also after a restore', () => {
  const [once, often] = [open(), open()];
  once.advanceTo(at + dayMs);
  for (let hour = 1; hour <= 24; hour += 1) often.advanceTo(at + (hour * dayMs) / 24);
  expect(JSON.stringify(often.state())).toBe(JSON.stringify(once.state()));
  const half = open();
  half.advanceTo(at + dayMs / 2);
  const again = open(JSON.parse(JSON.stringify(half.state())));
  again.advanceTo(at + dayMs);
  expect(JSON.stringify(again.state())).toBe(JSON.stringify(once.state()));
});
