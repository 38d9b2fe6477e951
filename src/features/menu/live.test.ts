import { expect, test } from 'vitest';
import { live } from '@/contract/live';
import { isBuilt, routes } from '@/shared/routing';
import { openScope } from '@tests/support/app/scope';
import { liveBadge, livePollMs } from './live';

const $isLiveOn = liveBadge({ isOffered: true });
const $isLiveUnoffered = liveBadge({ isOffered: false });

test('[R-NAV-12] the badge shows while a room is on air, and goes within a minute of the last', async () => {
  const { scope, exchange, clock, idle } = await openScope();
  expect([scope.getState($isLiveOn), scope.getState($isLiveUnoffered)]).toEqual([true, false]);
  const { liveRooms } = exchange.simulation.world().db;
  for (const { id } of liveRooms.all()) liveRooms.remove(id);
  clock.advance(livePollMs);
  await idle();
  expect(scope.getState($isLiveOn)).toBe(false);
});

test('[R-NAV-12] there is no badge while nothing is on air, and nothing is asked for while no menu offers live streaming', async () => {
  const none = await openScope({ scenario: 'live-none' });
  expect(none.scope.getState($isLiveOn)).toBe(false);
  expect(none.requests.filter((request) => request.endsWith(live.rooms.path))).toHaveLength(isBuilt(routes.live) ? 2 : 1);
});
