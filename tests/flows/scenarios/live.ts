import { expect } from 'vitest';
import { chatKind, isAnyLive, live, liveStatus } from '@/contract/live';
import { personas } from '@fixtures/personas';
import type { liveScenarios } from '@mocks/scenarios/live';
import { available, expectRefusal, inbox, minuteMs, type Flow, type Proofs } from './proof';

const hana = personas.liveHost.login.fid;
const liveRoom = async ({ ask }: Flow) => {
  const room = (await ask(live.playing, {})).find(({ hostUid }) => hostUid === hana);
  return room ?? expect.fail('Hana is not live');
};
const chat = ({ ask }: Flow, roomId: number) => ask(live.messages, { query: { roomId, pageSize: 100 } });
const lists = async ({ ask }: Flow) => ask(live.classified, {});

export const liveProofs: Proofs<typeof liveScenarios> = {
  'live-soon': async (flow) => {
    const announced = (await inbox(flow)).find(({ title }) => title.startsWith('Live soon'));
    expect(announced).toMatchObject({ read: false });
    const waiting = (await lists(flow)).waitingList.find(
      ({ hostUid, startTime }) => hostUid === hana && startTime === flow.now() + minuteMs,
    );
    expect(waiting?.reservations).toBeGreaterThan(0);
    flow.later(minuteMs);
    expect((await liveRoom(flow)).id).toBe(waiting?.id);
    expect(isAnyLive((await lists(flow)).livingList)).toBe(true);
  },
  'live-on-air': async (flow) => {
    const { id } = await liveRoom(flow);
    const { list, pinned } = await chat(flow, id);
    expect(new Set(list.map(({ kind }) => kind))).toContain(chatKind.gift);
    expect(new Set(list.map(({ userId }) => userId)).size).toBeGreaterThan(3);
    expect(pinned).toMatchObject([{ userId: hana }]);
  },
  'live-ended': async (flow) => {
    const ended = (await flow.ask(live.rooms, { query: { status: liveStatus.ended } })).find(
      ({ hostUid, endTime }) => hostUid === hana && endTime === flow.now(),
    );
    expect(ended?.playbackUrl).toBe('');
    flow.later(10 * minuteMs);
    expect((await lists(flow)).playbackList.find(({ id }) => id === ended?.id)?.playbackUrl).not.toBe('');
  },
  'live-banned': async (flow) => {
    const { id: roomId } = await liveRoom(flow);
    await expectRefusal(flow, 'roomForbidden', live.sendMessage, { body: { roomId, text: 'Hello' } });
    const [gift] = await flow.ask(live.gifts, {});
    await expectRefusal(flow, 'roomForbidden', live.sendGift, { body: { roomId, giftId: gift?.giftId ?? 0 } });
    const other = (await flow.ask(live.playing, {})).find(({ hostUid }) => hostUid !== hana);
    expect(await flow.ask(live.sendMessage, { body: { roomId: other?.id ?? 0, text: 'Hello' } })).toMatchObject({ text: 'Hello' });
  },
  'live-host': async (flow) => {
    const { id: roomId } = await liveRoom(flow);
    const [message] = (await chat(flow, roomId)).list;
    await flow.ask(live.pinMessage, { body: { roomId, msgId: message?.msgId ?? '' } });
    expect((await chat(flow, roomId)).pinned).toMatchObject([{ msgId: message?.msgId }]);
    await flow.ask(live.deleteMessage, { body: { roomId, msgId: message?.msgId ?? '' } });
    expect((await chat(flow, roomId)).list.some(({ msgId }) => msgId === message?.msgId)).toBe(false);
    await flow.ask(live.forbid, { body: { roomId, userId: message?.userId ?? 0, minutes: 30 } });
    expect(await flow.ask(live.forbidStatus, { query: { roomId, userId: message?.userId ?? 0 } })).toMatchObject({ isForbidden: true });
    expect(await flow.ask(live.closeRoom, { body: { id: roomId } })).toMatchObject({ status: liveStatus.ended });
  },
  'live-none': async (flow) => {
    const { livingList, waitingList, playbackList } = await lists(flow);
    expect([livingList, waitingList, playbackList, await flow.ask(live.rooms, { query: {} })]).toEqual([[], [], [], []]);
  },
  'live-long-titles': async (flow) => {
    const { livingList, waitingList } = await lists(flow);
    const longest = [livingList, waitingList].map((rooms) => Math.max(...rooms.map(({ title }) => title.length)));
    expect(longest).toEqual([100, 100]);
  },
  'live-poor': async (flow) => {
    const { id: roomId } = await liveRoom(flow);
    const [gift] = await flow.ask(live.gifts, {});
    await expectRefusal(flow, 'insufficientBalance', live.sendGift, { body: { roomId, giftId: gift?.giftId ?? 0 } });
    expect([await available(flow), (await chat(flow, roomId)).list.some(({ kind }) => kind === chatKind.gift)]).toEqual(['0', false]);
  },
};
