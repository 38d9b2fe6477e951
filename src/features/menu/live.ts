import { isAnyLive, live, liveStatus } from '@/contract/live';
import { query } from '@/shared/api';
import { $isStarted } from '@/shared/lib';
import { isBuilt, routes } from '@/shared/routing';

/** How often the rooms on air are asked for again, in ms. */
export const livePollMs = 60_000;

/** Whether any live room is on air; nothing is asked for while no menu offers live streaming. Source: specification, Header and mega menu. */
export function liveBadge({ isOffered }: { readonly isOffered: boolean }) {
  const rooms = query({
    endpoint: live.rooms,
    $params: $isStarted.map((isStarted) => (isStarted && isOffered ? { query: { status: liveStatus.active } } : null)),
    poll: { every: livePollMs },
  });
  return rooms.$latest.map((known) => known !== null && isAnyLive(known));
}

/** Whether the live item of the menus has its badge. */
export const $isLiveOn = liveBadge({ isOffered: isBuilt(routes.live) });
