import { expect, test } from 'vitest';
import { account, capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { add, multiply, subtract } from '@/contract/decimal';
import { bizType, inmail, messageData } from '@/contract/inmail';
import { chatKind, forbidOperation, isAnyLive, isShown, live, liveStatus, pinOperation, reportReason, roomRole } from '@/contract/live';
import { swap } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { openFlow } from './flow';

const usdt = 52;
const minuteMs = 60_000;
const hana = personas.liveHost.login.fid;
const farid = personas.follower.login.fid;
const roomRequest = { title: 'Three charts', lang: 'en_US', minutes: 30 };

type Flow = ReturnType<typeof openFlow>;
const money = async ({ ask }: Flow) =>
  (await ask(capital.walletInfo, { query: { coinId: usdt, type: 25, wallet: account.spot } })).available;
const newest = async ({ ask }: Flow) => (await ask(inmail.messageList, { body: { moduleId: 0 } })).list[0];

test('[R-LIVE-03] a room is scheduled, announced, live, over and played back; host and viewers see the same', async () => {
  const flow = openFlow({ persona: 'liveHost' });
  const { ask, become, refused, later, now } = flow;
  const { id } = await ask(live.createRoom, { body: { ...roomRequest, startTime: now() + 30 * minuteMs } });
  const listed = async () => {
    const { livingList, waitingList, playbackList } = await ask(live.classified, {});
    return [livingList, waitingList, playbackList].map((rooms) => rooms.some((room) => room.id === id));
  };
  expect(await listed()).toEqual([false, true, false]);

  await become('follower');
  await ask(live.reserve, { body: { roomId: id } });
  expect(await ask(live.room, { query: { id } })).toMatchObject({
    status: liveStatus.upcoming,
    hostName: 'Hana',
    reservations: 1,
    viewers: 0,
  });
  expect(await refused(live.sendMessage, { body: { roomId: id, text: 'Too early' } })).toMatchObject({ code: code.roomClosed.code });
  later(20 * minuteMs);
  const announced = await newest(flow);
  expect(announced).toMatchObject({ bizType: bizType.liveUpcoming, jumpLink: `/live/room?id=${id}`, createdTime: now() });
  expect(announced && messageData(announced)?.liveRoomId).toBe(id);

  later(10 * minuteMs);
  expect(await listed()).toEqual([true, false, false]);
  expect((await ask(live.playing, {})).map((room) => room.id)).toContain(id);
  const liveRoom = await ask(live.room, { query: { id } });
  expect(liveRoom.viewers).toBeGreaterThan(0);
  const sentMessage = await ask(live.sendMessage, { body: { roomId: id, text: 'Hello' } });
  expect(sentMessage).toMatchObject({ userName: 'Farid', role: roomRole.viewer, kind: chatKind.text });

  later(30 * minuteMs);
  expect(await listed()).toEqual([false, false, false]);
  expect(await ask(live.room, { query: { id } })).toMatchObject({ status: liveStatus.ended, endTime: now(), playbackUrl: '' });
  expect(await refused(live.playback, { body: { roomId: id, seconds: 5 } })).toMatchObject({ code: code.roomClosed.code });
  later(10 * minuteMs);
  expect(await listed()).toEqual([false, false, true]);
  expect(await ask(live.playback, { body: { roomId: id, seconds: 600 } })).toEqual({ roomId: id, seconds: 600, views: 1 });
  expect(await ask(live.playback, { body: { roomId: id, seconds: 60 } })).toEqual({ roomId: id, seconds: 600, views: 1 });
  expect((await ask(live.messages, { query: { roomId: id, pageSize: 500 } })).list).toContainEqual(sentMessage);
});

test('a gift charges the viewer its price and pays the host less the fee; it is refused without money', async () => {
  const flow = openFlow({ persona: 'follower', scenario: 'live-on-air' });
  const { ask, become, refused } = flow;
  const roomId = (await ask(live.playing, {})).find(({ hostUid }) => hostUid === hana)?.id ?? 0;
  const gift = (await ask(live.gifts, {})).find(({ price }) => price === '10');
  await become('liveHost');
  const hostBefore = await money(flow);
  await become('follower');
  const before = await money(flow);
  const receipt = await ask(live.sendGift, { body: { roomId, giftId: gift?.giftId ?? 0, count: 3 } });
  expect(receipt).toMatchObject({ amount: '30', hostAmount: multiply('30', '0.7'), available: subtract(before, '30') });
  expect(await money(flow)).toBe(subtract(before, '30'));
  expect((await ask(live.messages, { query: { roomId } })).list[0]).toMatchObject({ kind: chatKind.gift, count: 3, userId: farid });
  await become('liveHost');
  expect(await money(flow)).toBe(add(hostBefore, '21'));
  expect(await refused(live.sendGift, { body: { roomId, giftId: 1 } })).toMatchObject({ code: code.roomRight.code });
  await become('newUser');
  expect(await refused(live.sendGift, { body: { roomId, giftId: 1 } })).toMatchObject({ code: code.insufficientBalance.code });
  expect(await refused(live.sendGift, { body: { roomId, giftId: 99 } })).toMatchObject({ code: code.notFound.code });
});

test('[R-ROLE-10] the host pins and deletes messages and bans viewers; a banned viewer may not write until the ban ends or is lifted', async () => {
  const flow = openFlow({ persona: 'follower', scenario: 'live-on-air' });
  const { ask, become, refused, later } = flow;
  const roomId = (await ask(live.playing, {})).find(({ hostUid }) => hostUid === hana)?.id ?? 0;
  const { msgId } = await ask(live.sendMessage, { body: { roomId, text: 'Buy my course' } });
  expect((await ask(live.role, { query: { roomId } })).role).toBe(roomRole.viewer);
  expect(await refused(live.pinMessage, { body: { roomId, msgId } })).toMatchObject({ code: code.roomRight.code });
  expect(await refused(live.forbid, { body: { roomId, userId: hana } })).toMatchObject({ code: code.roomRight.code });
  await become('liveHost');
  expect((await ask(live.role, { query: { roomId } })).role).toBe(roomRole.host);
  await ask(live.pinMessage, { body: { roomId, msgId } });
  expect((await ask(live.messages, { query: { roomId } })).pinned.map((message) => message.msgId)).toContain(msgId);
  await ask(live.pinMessage, { body: { roomId, msgId, operate: pinOperation.unpin } });
  await ask(live.deleteMessage, { body: { roomId, msgId } });
  expect((await ask(live.messages, { query: { roomId, pageSize: 100 } })).list.map((message) => message.msgId)).not.toContain(msgId);
  await ask(live.forbid, { body: { roomId, userId: farid, minutes: 10 } });

  await become('follower');
  const isForbidden = async () => (await ask(live.forbidStatus, { query: { roomId, userId: farid } })).isForbidden;
  expect(await isForbidden()).toBe(true);
  expect(await refused(live.sendMessage, { body: { roomId, text: 'Why?' } })).toMatchObject({ code: code.roomForbidden.code });
  expect(await refused(live.sendGift, { body: { roomId, giftId: 1 } })).toMatchObject({ code: code.roomForbidden.code });
  later(10 * minuteMs);
  expect(await isForbidden()).toBe(false);
  await ask(live.sendMessage, { body: { roomId, text: 'Sorry' } });
  await become('liveHost');
  await ask(live.forbid, { body: { roomId, userId: farid } });
  expect(await ask(live.forbidStatus, { query: { roomId, userId: farid } })).toEqual({ isForbidden: true, until: null });
  await ask(live.forbid, { body: { roomId, userId: farid, operate: forbidOperation.lift } });
  expect(await isForbidden()).toBe(false);
});

test('a live lead trader opens a position: viewers see it in the chat, copy it, and see it close', async () => {
  const flow = openFlow({ persona: 'leadTrader' });
  const { ask, become } = flow;
  const { id: roomId } = await ask(live.createRoom, { body: roomRequest });
  const trade = (side: 'buy' | 'sell', effect: 'open' | 'close') =>
    ask(swap.placeOrder, {
      params: { bizType: 'perpetual', contractCode: 'solusdt' },
      body: { side, effect, kind: 'market', amount: '10', leverage: 5 },
    });
  await trade('sell', 'open');
  await become('follower');
  const order = (await ask(live.messages, { query: { roomId } })).list[0]?.order;
  expect(order).toMatchObject({ contractCode: 'solusdt', side: 'short', leverage: 5, isOpen: true, follows: 0 });
  const copied = await ask(live.followOrder, { body: { roomId, orderId: order?.orderId ?? '' } });
  expect(copied).toEqual({ ...order, follows: 1 });
  await become('leadTrader');
  await trade('buy', 'close');
  expect((await ask(live.messages, { query: { roomId } })).list[0]?.order).toMatchObject({ isOpen: false, follows: 1 });
});

test('[R-LIVE-01] [R-LIVE-02] [R-NAV-12] every listed room may be shown, and the badge depends on live rooms', async () => {
  const { ask } = openFlow({ persona: 'visitor' });
  const rooms = await ask(live.rooms, {});
  expect(rooms.every(isShown)).toBe(true);
  expect(new Set(rooms.map(({ status }) => status))).toEqual(new Set([liveStatus.active, liveStatus.upcoming, liveStatus.playback]));
  expect(isAnyLive(rooms)).toBe(true);
  expect((await ask(live.rooms, { query: { status: liveStatus.active } })).every(({ status }) => status === liveStatus.active)).toBe(true);
  expect(isAnyLive(await openFlow({ persona: 'visitor', scenario: 'live-none' }).ask(live.rooms, {}))).toBe(false);
});

test('the chat signature is stable for one user and differs between users, and only existing rooms can be reported', async () => {
  const { ask, become, later, refused } = openFlow();
  const first = await ask(live.userSig, {});
  later(minuteMs);
  expect(await ask(live.userSig, {})).toEqual(first);
  await become('follower');
  expect((await ask(live.userSig, {})).userSig).not.toBe(first.userSig);
  const roomId = (await ask(live.playing, {}))[0]?.id ?? 0;
  expect(await ask(live.report, { body: { roomId, reason: reportReason.spam } })).toBeNull();
  expect(await refused(live.report, { body: { roomId: 1, reason: reportReason.spam } })).toMatchObject({ code: code.notFound.code });
});
