import type { LiveRoom } from './schema/rooms';
import { liveStatus, showFlag, showFlagOn } from './constants';

/** Whether a room may be shown on the web: the show flag at index 7 is 1. Source: specification, Live room. */
export const isShown = (room: Pick<LiveRoom, 'show'>): boolean => room.show[showFlag.web] === showFlagOn;

/** Whether any live stream is on, as indicated by the menu's badge. Source: specification, Navigation. */
export const isAnyLive = (rooms: readonly Pick<LiveRoom, 'status' | 'show'>[]): boolean =>
  rooms.some((room) => room.status === liveStatus.active && isShown(room));
