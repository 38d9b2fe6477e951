import { isShown, liveStatus, showFlagOn, showFlag, type LiveList, type LiveRoom, type CreateRoomRequest } from '@/contract/live';
import { BusinessError } from '../../businessError';
import { drawFraction, hash } from '../random';
import type { LiveContext } from './context';
import type { Audience, RoomAccess } from './roomAccess';
import type { LiveEvent } from './events';
import type { StoredRoom } from './records';

type Status = StoredRoom['status'];

/** Rooms and their lifecycle: planned, announced, live, ended, available as a recording. */
export interface Rooms {
  /** Plans a room, or opens it at once if no start is given. Throws `BusinessError`. */
  create(hostUid: number, plan: CreateRoomRequest, at: number): StoredRoom;
  /** Starts a planned room before its time. Throws `BusinessError`. */
  start(id: number, by: number, at: number): StoredRoom;
  /** Ends a live room. Throws `BusinessError`. */
  close(id: number, by: number, at: number): StoredRoom;
  /** Ends a leaving host's live room and cancels the planned ones. */
  onAccountClosed(hostUid: number, at: number): void;
  reserve(id: number, owner: number, isReserved: boolean, at: number): void;
  /** A room as shown to users. */
  view(room: StoredRoom, at: number): LiveRoom;
  /** Rooms of one status, or all: live ones by start, then upcoming ones, then the latest recordings, then ended ones. */
  list(status: Status | undefined, at: number): LiveRoom[];
  listByStatus(at: number): LiveList;
  run(event: LiveEvent, at: number): void;
}

const announceMs = 10 * 60_000;
const recordMs = 10 * 60_000;
const minuteMs = 60_000;
/** Minutes until a room reaches its maximum number of viewers. */
const fillMinutes = 12;
const maxListed = 60;

export function createRooms({ db, seed, inbox, eventBus, nextId, schedule }: LiveContext, access: RoomAccess, audience: Audience): Rooms {
  const scheduleStep = (at: number, kind: LiveEvent['kind'], roomId: number) => void schedule(at, { part: 'live', kind, roomId });
  const isHostLive = (hostUid: number) => db.liveRooms.count({ hostUid, status: liveStatus.active }) > 0;

  const open = (room: StoredRoom, at: number): StoredRoom => {
    const plannedEnd = at + (room.plannedEnd - room.startTime);
    scheduleStep(plannedEnd, 'end', room.id);
    const opened = db.liveRooms.update(room.id, { status: liveStatus.active, startTime: at, plannedEnd });
    eventBus.emit('roomOpened', { roomId: room.id, hostUid: room.hostUid, at });
    return opened;
  };
  const end = (room: StoredRoom, at: number): StoredRoom => {
    scheduleStep(at + recordMs, 'record', room.id);
    const ended = db.liveRooms.update(room.id, { status: liveStatus.ended, endTime: at });
    // Opens a room that was due while the host was still live.
    const [overdue] = db.liveRooms.find({
      where: { hostUid: room.hostUid, status: liveStatus.upcoming, startTime: { to: at } },
      sort: [
        ['startTime', 'asc'],
        ['id', 'asc'],
      ],
    }).list;
    if (overdue) open(overdue, at);
    return ended;
  };
  const announce = (room: StoredRoom, at: number) => {
    const reserved = db.roomRelations.find({ where: { roomId: room.id, kind: 'reserve' } }).list.map(({ owner }) => owner);
    for (const owner of new Set([...reserved, ...audience.followersOf(room.hostUid)]))
      if (owner !== room.hostUid)
        inbox.write({
          owner,
          notice: 'liveUpcoming',
          at,
          values: { topic: room.title },
          data: { liveRoomId: room.id },
          jumpLink: `/live/room?id=${room.id}`,
        });
  };
  const maxViewers = ({ startTime, peak }: StoredRoom, endTime: number): number =>
    1 + Math.floor((peak * Math.min(fillMinutes, Math.floor((endTime - startTime) / minuteMs) + 1)) / fillMinutes);
  const viewers = (room: StoredRoom, at: number): number => {
    if (room.status === liveStatus.upcoming) return 0;
    // After the end, the number reached by then: a short room never filled up.
    if (room.status !== liveStatus.active) return maxViewers(room, room.endTime ?? at);
    const minute = Math.floor((at - room.startTime) / minuteMs);
    const fluctuation = 0.85 + 0.15 * drawFraction(hash(seed, 'viewers', room.id), minute);
    return 1 + Math.floor((room.peak * fluctuation * Math.min(fillMinutes, minute + 1)) / fillMinutes);
  };
  const view: Rooms['view'] = (room, at) => ({
    ...pick(room),
    hostName: access.nameOf(room.hostUid),
    hostPhoto: access.photoOf(room.hostUid),
    isTrader: audience.isTrader(room.hostUid),
    viewers: viewers(room, at),
    reservations: db.roomRelations.count({ roomId: room.id, kind: 'reserve' }),
    playbackUrl: room.status === liveStatus.playback ? `/static/live/${room.id}.m3u8` : '',
    groupId: `live-${room.id}`,
  });
  const list: Rooms['list'] = (status, at) =>
    listOrder
      .filter((each) => status === undefined || each.status === status)
      .flatMap(
        (each) =>
          db.liveRooms.find({
            where: { status: each.status },
            matching: isShown,
            sort: [
              ['startTime', each.direction],
              ['id', 'asc'],
            ],
            page: { num: 1, size: maxListed },
          }).list,
      )
      .map((room) => view(room, at));

  return {
    create: (hostUid, { title, lang, roomType, startTime, minutes }, at) => {
      if (!access.mayHost(hostUid)) throw new BusinessError('roomRight');
      const startsAt = startTime ?? at;
      const isNow = startsAt <= at;
      if (isNow && isHostLive(hostUid)) throw new BusinessError('roomClosed');
      const id = nextId();
      const room = db.liveRooms.insert({
        id,
        lang,
        status: liveStatus.upcoming,
        roomType,
        show: Array.from({ length: showFlag.web + 1 }, (_, index) => (index === showFlag.web ? showFlagOn : 0)),
        title,
        cover: '',
        hostUid,
        startTime: startsAt,
        endTime: null,
        plannedEnd: startsAt + minutes * minuteMs,
        peak: 40 + (hash(seed, 'peak', hostUid) % 60) * (1 + (hash(seed, 'peak', hostUid, id) % 12)),
      });
      if (isNow) return open(room, at);
      scheduleStep(Math.max(at, startsAt - announceMs), 'announce', id);
      scheduleStep(startsAt, 'start', id);
      return room;
    },
    start: (id, by, at) => {
      const room = access.room(id);
      if (room.hostUid !== by) throw new BusinessError('roomRight');
      if (room.status !== liveStatus.upcoming || isHostLive(by)) throw new BusinessError('roomClosed');
      return open(room, at);
    },
    close: (id, by, at) => {
      const room = access.room(id);
      access.assertMayModerate(room, by);
      if (room.status !== liveStatus.active) throw new BusinessError('roomClosed');
      return end(room, at);
    },
    onAccountClosed: (hostUid, at) => {
      for (const { id } of db.liveRooms.find({ where: { hostUid, status: liveStatus.upcoming } }).list) db.liveRooms.remove(id);
      for (const room of db.liveRooms.find({ where: { hostUid, status: liveStatus.active } }).list) end(room, at);
    },
    reserve: (id, owner, isReserved, at) => {
      const room = access.room(id);
      if (room.status !== liveStatus.upcoming) throw new BusinessError('roomClosed');
      const key = `reserve:${id}:${owner}:`;
      if (isReserved) db.roomRelations.upsert({ key, kind: 'reserve', roomId: id, owner, subject: '', seconds: 0, at });
      else db.roomRelations.remove(key);
    },
    view,
    list,
    listByStatus: (at) => ({
      livingList: list(liveStatus.active, at),
      waitingList: list(liveStatus.upcoming, at),
      playbackList: list(liveStatus.playback, at),
    }),
    run: ({ kind, roomId }, at) => {
      const room = db.liveRooms.get(roomId);
      if (!room) return;
      const isWaiting = room.status === liveStatus.upcoming;
      if (kind === 'announce' && isWaiting) announce(room, at);
      // A host who is still live starts the next room when this one ends.
      if (kind === 'start' && isWaiting && !isHostLive(room.hostUid)) open(room, at);
      if (kind === 'end' && room.status === liveStatus.active && room.plannedEnd <= at) end(room, at);
      if (kind === 'record' && room.status === liveStatus.ended) db.liveRooms.update(roomId, { status: liveStatus.playback });
    },
  };
}

const pick = ({ peak: _peak, plannedEnd: _plannedEnd, ...room }: StoredRoom) => room;

const listOrder = [
  { status: liveStatus.active, direction: 'asc' },
  { status: liveStatus.upcoming, direction: 'asc' },
  { status: liveStatus.playback, direction: 'desc' },
  { status: liveStatus.ended, direction: 'desc' },
] as const;
