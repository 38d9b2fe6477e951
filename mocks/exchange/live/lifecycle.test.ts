import { expect, test } from 'vitest';
import { liveStatus, roomType } from '@/contract/live';
import { tradeMode } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { createSeededWorld } from '../../createSeededWorld';

const at = Date.UTC(2026, 0, 5, 8);
const minuteMs = 60_000;
const hana = personas.liveHost.login.fid;
const lena = personas.leadTrader.login.fid;
const farid = personas.follower.login.fid;
const plan = { title: 'A room', lang: 'en_US', roomType: roomType.trading, minutes: 30 };
const open = () => createSeededWorld({ seed: 'live', startedAt: at });

test('a room due while its host is still live starts when the other one ends', () => {
  const world = open();
  const { rooms } = world.live;
  rooms.create(hana, { ...plan, startTime: at + 10 * minuteMs }, at);
  const { id } = rooms.create(hana, { ...plan, startTime: at + 20 * minuteMs }, at);
  const status = () => world.db.liveRooms.get(id)?.status;
  world.advanceTo(at + 40 * minuteMs - 1);
  expect(status()).toBe(liveStatus.upcoming);
  world.advanceTo(at + 40 * minuteMs);
  expect([status(), world.db.liveRooms.get(id)?.startTime]).toEqual([liveStatus.active, at + 40 * minuteMs]);
  world.advanceTo(at + 70 * minuteMs);
  expect(status()).toBe(liveStatus.ended);
});

test('a room that ended early keeps the number of viewers it had reached', () => {
  const world = open();
  const { rooms } = world.live;
  const { id, peak } = rooms.create(hana, plan, at);
  world.advanceTo(at + 2 * minuteMs);
  const watching = rooms.view(rooms.close(id, hana, world.now), world.now).viewers;
  expect(watching).toBeLessThanOrEqual(1 + peak / 4);
});

test('a recording cannot be watched beyond its end', () => {
  const world = open();
  const { rooms, gifts } = world.live;
  const { id } = rooms.create(hana, plan, at);
  world.advanceTo(at + 41 * minuteMs);
  expect(gifts.watch(id, 999_999, farid, world.now)).toMatchObject({ seconds: 30 * 60, views: 1 });
});

test('a closed order of the host cannot be copied', () => {
  const world = open();
  const { rooms, chat, gifts } = world.live;
  const { id } = rooms.create(lena, plan, at);
  const trade = (side: 'buy' | 'sell', effect: 'open' | 'close') =>
    world.positions.place({
      owner: lena,
      bizType: 'perpetual',
      contractCode: 'xrpusdt',
      side,
      effect,
      kind: 'market',
      amount: '1000',
      leverage: 10,
      marginMode: 'cross',
      at,
    });
  trade('buy', 'open');
  const shown = chat.page(id, { pageNum: 1, pageSize: 5 }).list[0]?.order ?? expect.fail('no order was shown');
  expect(gifts.follow(id, shown.orderId, farid, at)).toMatchObject({ isOpen: true, follows: 1 });
  trade('sell', 'close');
  expect(world.db.positions.find({ where: { owner: lena, mode: tradeMode.real, contractCode: 'xrpusdt' } }).list).toEqual([]);
  expect(() => gifts.follow(id, shown.orderId, farid, at)).toThrow('roomClosed');
});
