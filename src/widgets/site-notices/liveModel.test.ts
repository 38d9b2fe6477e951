import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { live } from '@/contract/live';
import { $hasLiveRoom } from '@/features/menu';
import { openScope } from '@tests/support/app/scope';
import { LiveGate, livePollMs } from './liveModel';

test('[R-NAV-12] the badge shows while a room is live and disappears within a minute after the last ends', async () => {
  const { scope, exchange, clock, idle } = await openScope();
  await allSettled(LiveGate.open, { scope, params: { isOffered: true } });
  expect(scope.getState($hasLiveRoom)).toBe(true);
  const { liveRooms } = exchange.simulation.world().db;
  for (const { id } of liveRooms.all()) liveRooms.remove(id);
  clock.advance(livePollMs);
  await idle();
  expect(scope.getState($hasLiveRoom)).toBe(false);
});

test('[R-NAV-12] there is no badge while no room is live, and no request while no menu offers live streaming', async () => {
  const none = await openScope({ scenario: 'live-none' });
  const requestCount = () => none.requests.filter((request) => request.endsWith(live.rooms.path)).length;
  await allSettled(LiveGate.open, { scope: none.scope, params: { isOffered: false } });
  expect(requestCount()).toBe(0);
  await allSettled(LiveGate.open, { scope: none.scope, params: { isOffered: true } });
  expect([requestCount(), none.scope.getState($hasLiveRoom)]).toEqual([1, false]);
});
