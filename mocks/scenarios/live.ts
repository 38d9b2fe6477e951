import { forbidOperation, roomType } from '@/contract/live';
import chatLines from '@fixtures/chatLines.json' with { type: 'json' };
import { viewers } from '@fixtures/liveHosts';
import { personas, type PersonaId } from '@fixtures/personas';
import type { World } from '../world';
import { forAll, type Scenario } from './scenario';

const minuteMs = 60_000;
const hana = personas.liveHost.login.fid;
const farid = personas.follower.login.fid;

const liveScenario = (title: string, instructions: string, persona: PersonaId, arrange: (world: World) => void) =>
  ({ title, instructions, persona, address: '/', arrange }) satisfies Scenario;

const roomDraft = (title: string) => ({ title, lang: 'en_US', roomType: roomType.trading, minutes: 60 });

/** Opens a live room of the host in which viewers chat; returns the room's id. */
function openLiveRoom(world: World, title: string): number {
  const { id } = world.live.rooms.create(hana, roomDraft(title), world.now);
  for (const [index, { uid }] of viewers.entries())
    world.live.chat.say({ roomId: id, userId: uid, text: lines[index % lines.length] ?? '' }, world.now);
  return id;
}
const lines = chatLines.en_US;

export const liveScenarios = {
  'live-soon': liveScenario(
    'A live room the follower has reserved goes live in a minute',
    'The message that announces it; a minute later the room is live and the menu shows the badge.',
    'follower',
    (world) => {
      const room = world.live.rooms.create(hana, { ...roomDraft('Right before the open'), startTime: world.now + minuteMs }, world.now);
      world.live.rooms.reserve(room.id, farid, true, world.now);
    },
  ),
  'live-on-air': forAll(
    liveScenario(
      'A live room: viewers chat, and one has sent a gift',
      'The list of rooms, the chat with its pinned message, and paid gifts.',
      'follower',
      (world) => {
        const roomId = openLiveRoom(world, 'SOL, live');
        const said = world.live.chat.say({ roomId, userId: hana, text: 'Rule one: the stop comes first' }, world.now);
        world.live.chat.pin(roomId, said.msgId, true, hana);
        const [viewer] = viewers;
        world.live.gifts.send({ roomId, giftId: 6, count: 1 }, viewer.uid, world.now);
      },
    ),
  ),
  'live-ended': forAll(
    liveScenario(
      'A live room has just ended, and its recording is not ready yet',
      'The room says so; ten minutes later the recording is in the list.',
      'follower',
      (world) => void world.live.rooms.close(openLiveRoom(world, 'That was fast'), hana, world.now),
    ),
  ),
  'live-banned': liveScenario(
    'The follower is muted in a live room',
    'Write or send a gift there: it is refused with the reason; another room accepts it.',
    'follower',
    (world) =>
      world.live.chat.forbid(
        { roomId: openLiveRoom(world, 'House rules'), userId: farid, operate: forbidOperation.forbid, minutes: 30 },
        hana,
        world.now,
      ),
  ),
  'live-host': liveScenario(
    "The host is live and sees the viewers' activity",
    'Pin or delete a message, mute a viewer for half an hour, end the room.',
    'liveHost',
    (world) => void openLiveRoom(world, 'Ask me anything about order books'),
  ),
  'live-none': liveScenario(
    'There are no live rooms: none live, planned or recorded',
    'The lists are empty, and the menu shows no badge.',
    'visitor',
    (world) => {
      for (const { id } of world.db.liveRooms.find().list) world.db.liveRooms.remove(id);
    },
  ),
  'live-long-titles': liveScenario(
    'Live rooms with titles of maximum length',
    'The room cards: long titles are truncated with an ellipsis.',
    'visitor',
    (world) => {
      openLiveRoom(
        world,
        'Everything you always wanted to know about perpetual contracts but never dared to ask, part seventeen'.slice(0, 100),
      );
      world.live.rooms.create(
        hana,
        { ...roomDraft('永续合约资金费率与基差交易完全指南'.repeat(6).slice(0, 100)), startTime: world.now + 90 * minuteMs },
        world.now,
      );
    },
  ),
  'live-poor': liveScenario(
    'A user without funds wants to send a gift',
    'Send a gift: the balance is insufficient, and nothing is booked.',
    'newUser',
    (world) => void openLiveRoom(world, 'Open to everybody'),
  ),
} as const satisfies Record<string, Scenario>;
