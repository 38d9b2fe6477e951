import { BusinessError } from '../../businessError';
import type { LiveContext } from './context';
import type { StoredRoom } from './records';
import { roomRole } from '@/contract/live';
import { isHost, roomAdmin } from '@fixtures/liveHosts';

/** Copy trading from the view of live rooms. */
export interface Audience {
  /** The followers of a user: copiers, and users who marked them as favourites. */
  readonly followersOf: (uid: number) => readonly number[];
  readonly isTrader: (uid: number) => boolean;
}

/** Access checks shared by all parts of a room. */
export interface RoomAccess {
  /** The room with an id. Throws `BusinessError` if it does not exist. */
  room(id: number): StoredRoom;
  roleIn(room: StoredRoom, uid: number): (typeof roomRole)[keyof typeof roomRole];
  /** Throws `BusinessError` if the user is neither host nor admin of the room. */
  assertMayModerate(room: StoredRoom, uid: number): void;
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
    assertMayModerate: (room, uid) => {
      if (roleIn(room, uid) === roomRole.viewer) throw new BusinessError('roomRight');
    },
    mayHost: (uid) => isHost(uid) || audience.isTrader(uid),
    nameOf: (uid) => db.users.get(uid)?.fnickname ?? String(uid),
    photoOf: (uid) => db.users.get(uid)?.photo ?? '',
  };
}
