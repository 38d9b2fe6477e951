import { BusinessError } from '../../businessError';
import type { LiveContext } from './context';
import type { StoredRoom } from './records';
import { roomRole } from '@/contract/live';
import { isHost, roomAdmin } from '@fixtures/liveHosts';

/** What rooms need to know of copy trading. */
export interface Audience {
  /** Who wants to hear from somebody: copiers and those who keep them in sight. */
  readonly followersOf: (uid: number) => readonly number[];
  readonly isTrader: (uid: number) => boolean;
}

/** What every side of a room asks for. */
export interface RoomAccess {
  /** A room that may be shown. Throws `BusinessError` for any other. */
  room(id: number): StoredRoom;
  roleIn(room: StoredRoom, uid: number): (typeof roomRole)[keyof typeof roomRole];
  /** Throws `BusinessError` where somebody is neither host nor admin of a room. */
  needsRight(room: StoredRoom, uid: number): void;
  mayHost(uid: number): boolean;
  nameOf(uid: number): string;
  photoOf(uid: number): string;
}

export function createRoomAccess({ db }: LiveContext, audience: Audience): RoomAccess {
  const roleIn: RoomAccess['roleIn'] = ({ hostUid }, uid) => {
    if (uid === hostUid) return roomRole.host;
    return uid === roomAdmin.uid ? roomRole.admin : roomRole.viewer;
  };
  return {
    room: (id) => {
      const room = db.liveRooms.get(id);
      if (!room) throw new BusinessError('notFound');
      return room;
    },
    roleIn,
    needsRight: (room, uid) => {
      if (roleIn(room, uid) === roomRole.viewer) throw new BusinessError('roomRight');
    },
    mayHost: (uid) => isHost(uid) || audience.isTrader(uid),
    nameOf: (uid) => db.users.get(uid)?.fnickname ?? String(uid),
    photoOf: (uid) => db.users.get(uid)?.photo ?? '',
  };
}
