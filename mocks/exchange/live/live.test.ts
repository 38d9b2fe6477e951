import fc from 'fast-check';
import { expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add, compare, isNegative, multiply, subtract } from '@/contract/decimal';
import { bizType } from '@/contract/inmail';
import { forbidOperation, liveStatus, maxGifts, roomRole, roomType, showFlag } from '@/contract/live';
import { gifts } from '@fixtures/gifts';
import { liveHosts, roomAdmin, viewers } from '@fixtures/liveHosts';
import { personas } from '@fixtures/personas';
import { refusalOf } from '@tests/support/exchange/refusalOf';
import { cases } from '@tests/support/testAmount';
import { BusinessError } from '../../businessError';
import { createSeededWorld } from '../../createSeededWorld';
import { type World } from '../../world';
import { coinByName } from '../markets';

const at = Date.UTC(2026, 0, 5, 8);
const minuteMs = 60_000;
const usdt = coinByName('USDT').coinId;
const hana = personas.liveHost.login.fid;
const farid = personas.follower.login.fid;
const plan = { title: 'A room', lang: 'en_US', roomType: roomType.trading, minutes: 30 };

const open = () => createSeededWorld({ seed: 'live', startedAt: at });
const statusOf = ({ db }: World, id: number) => db.liveRooms.get(id)?.status;
const spotOf = ({ ledger }: World, owner: number) => ledger.balance({ owner, wallet: account.spot }, usdt).available;
/** The room announcements that the follower has received. */
const announced = ({ db }: World, id: number) =>
  db.messages.find({ where: { owner: farid, bizType: bizType.liveUpcoming, dataJson: JSON.stringify({ liveRoomId: id }) } }).list;

test('only hosts and lead traders may open a room, one at a time', () => {
  const world = open();
  const { rooms } = world.live;
  expect(refusalOf(() => rooms.create(farid, plan, at))).toBe('roomRight');
  const { id } = rooms.create(hana, plan, at);
  expect(refusalOf(() => rooms.create(hana, plan, at))).toBe('roomClosed');
  expect(refusalOf(() => rooms.start(id, hana, at))).toBe('roomClosed');
  expect(refusalOf(() => rooms.close(id, farid, at))).toBe('roomRight');
  rooms.close(id, hana, at);
  expect(refusalOf(() => rooms.create(personas.leadTrader.login.fid, plan, at))).toBeNull();
});

test('a room started early ends equally earlier, and is not started or announced again', () => {
  const world = open();
  const { id } = world.live.rooms.create(hana, { ...plan, startTime: at + 60 * minuteMs }, at);
  world.live.rooms.reserve(id, farid, true, at);
  world.advanceTo(at + 20 * minuteMs);
  world.live.rooms.start(id, hana, world.now);
  world.advanceTo(at + 50 * minuteMs - 1);
  expect(statusOf(world, id)).toBe(liveStatus.active);
  world.advanceTo(at + 50 * minuteMs);
  expect(statusOf(world, id)).toBe(liveStatus.ended);
  world.advanceTo(at + 65 * minuteMs);
  expect([statusOf(world, id), announced(world, id)]).toEqual([liveStatus.playback, []]);
});

test('a cancelled reminder is not sent', () => {
  const world = open();
  const { id } = world.live.rooms.create(hana, { ...plan, startTime: at + 60 * minuteMs }, at);
  for (const isReserved of [true, false]) world.live.rooms.reserve(id, farid, isReserved, at);
  world.advanceTo(at + 61 * minuteMs);
  expect(announced(world, id)).toEqual([]);
});

test('followers of a lead trader are notified of their rooms', () => {
  const world = open();
  const [heron] = liveHosts;
  const { id } = world.live.rooms.create(heron?.uid ?? 0, { ...plan, startTime: at + 60 * minuteMs }, at);
  world.advanceTo(at + 50 * minuteMs);
  expect(announced(world, id)).toMatchObject([{ createdTime: at + 50 * minuteMs, read: false }]);
});

test('an admin moderates every room but cannot ban the host', () => {
  const world = open();
  const { chat, access, rooms } = world.live;
  const room = rooms.create(hana, plan, at);
  expect([hana, roomAdmin.uid, farid].map((uid) => access.roleIn(room, uid))).toEqual([roomRole.host, roomRole.admin, roomRole.viewer]);
  chat.forbid({ roomId: room.id, userId: farid, operate: forbidOperation.forbid }, roomAdmin.uid, at);
  expect(refusalOf(() => chat.say({ roomId: room.id, userId: farid, text: 'Hello' }, at))).toBe('roomForbidden');
  expect(refusalOf(() => chat.forbid({ roomId: room.id, userId: hana, operate: forbidOperation.forbid }, roomAdmin.uid, at))).toBe(
    'roomRight',
  );
  expect(refusalOf(() => chat.forbid({ roomId: room.id, userId: 1, operate: forbidOperation.forbid }, hana, at))).toBe('notFound');
});

test('a room not shown on the web is not listed', () => {
  const world = open();
  const room = world.live.rooms.create(hana, plan, at);
  const isListed = () => world.live.rooms.list(liveStatus.active, at).some(({ id }) => id === room.id);
  expect(isListed()).toBe(true);
  world.db.liveRooms.update(room.id, { show: room.show.map((flag, place) => (place === showFlag.web ? 0 : flag)) });
  expect(isListed()).toBe(false);
});

test('for any gifts, senders pay what hosts and the exchange receive, no balance becomes negative, and a refused gift moves nothing', () => {
  const world = open();
  const { id: roomId } = world.live.rooms.create(hana, plan, at);
  const users = [farid, ...viewers.map(({ uid }) => uid), personas.newUser.login.fid];
  const gift = fc.record({
    from: fc.constantFrom(...users),
    gift: fc.constantFrom(...gifts),
    count: fc.integer({ min: 1, max: maxGifts }),
  });
  fc.assert(
    fc.property(gift, ({ from, gift: { giftId, price }, count }) => {
      const [sender, host] = [spotOf(world, from), spotOf(world, hana)];
      const amount = multiply(price, String(count));
      try {
        const receipt = world.live.gifts.send({ roomId, giftId, count }, from, at);
        expect(receipt).toMatchObject({ amount, available: subtract(sender, amount) });
        expect(spotOf(world, hana)).toBe(add(host, receipt.hostAmount));
        expect(compare(receipt.hostAmount, amount)).toBe(-1);
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        expect(compare(sender, amount)).toBe(-1);
        expect([spotOf(world, from), spotOf(world, hana)]).toEqual([sender, host]);
      }
      expect(isNegative(spotOf(world, from))).toBe(false);
    }),
    { numRuns: cases(150) },
  );
  expect([...world.ledger.totals().values()].every((total) => total === '0')).toBe(true);
});
