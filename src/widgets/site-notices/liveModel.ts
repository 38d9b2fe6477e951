import { combine, sample } from 'effector';
import { isAnyLive, live, liveStatus } from '@/contract/live';
import { liveRoomsChanged } from '@/features/menu';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The polling interval of the live rooms, in ms. */
export const livePollMs = 60_000;

/** Open while a page with menus is mounted, with whether they offer live streaming. */
export const LiveGate = createGate('LiveGate', { isOffered: false });

const rooms = query({
  endpoint: live.rooms,
  $params: combine(LiveGate.status, LiveGate.state, (isOpen, { isOffered }) =>
    isOpen && isOffered ? { query: { status: liveStatus.active } } : null,
  ),
  poll: { every: livePollMs },
});

// Shows or hides the live badge of the menus. Source: specification, Header and mega menu.
sample({ clock: rooms.$latest.updates, filter: Boolean, fn: isAnyLive, target: liveRoomsChanged });
