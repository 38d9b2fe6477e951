import { roomType } from '@/contract/live';
import { viewers } from '@fixtures/liveHosts';
import { personas } from '@fixtures/personas';
import type { LiveContext } from './context';
import type { SeedAction, SeededWorld } from '../module';
import type { Live } from './live';

type LiveWorld = SeededWorld<LiveContext, { readonly live: Live }>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const hana = personas.liveHost.login.fid;
const farid = personas.follower.login.fid;

const openRoom = (beforeMs: number, title: string, minutes: number): SeedAction<LiveWorld> => ({
  beforeMs,
  act: (world) => void world.live.rooms.create(hana, { title, lang: 'en_US', roomType: roomType.trading, minutes }, world.now),
});
const roomOf = (world: LiveWorld) => world.db.liveRooms.find({ where: { hostUid: hana }, sort: [['startTime', 'desc']] }).list[0];
const sendGift = (beforeMs: number, sender: number, giftId: number, count: number): SeedAction<LiveWorld> => ({
  beforeMs,
  act: (world) => {
    const room = roomOf(world);
    if (room) world.live.gifts.send({ roomId: room.id, giftId, count }, sender, world.now);
  },
});

/** The host has been live twice and plans another room; the follower has reserved it. */
export const liveActions: readonly SeedAction<LiveWorld>[] = [
  openRoom(6 * dayMs, 'Opening night: how I read an order book', 50),
  ...viewers.slice(0, 1).map(({ uid }) => sendGift(6 * dayMs - 15 * 60_000, uid, 3, 2)),
  openRoom(2 * dayMs, 'Solana after the upgrade', 40),
  sendGift(2 * dayMs - 20 * 60_000, farid, 4, 1),
  {
    beforeMs: 5 * hourMs,
    act: (world) => {
      const plan = { title: 'Week ahead: three charts', lang: 'en_US', roomType: roomType.trading, minutes: 60 };
      const room = world.live.rooms.create(hana, { ...plan, startTime: world.startedAt + 20 * hourMs }, world.now);
      world.live.rooms.reserve(room.id, farid, true, world.now);
    },
  },
];
