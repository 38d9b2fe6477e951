import { defaultCaller, openConnection } from '../caller';
import type { SimulationStatus } from '../control/schema';
import { status } from '../control/status';
import { createClock } from '../exchange/clock';
import { firstModules } from '../exchange/firstModules';
import { firstCalls } from '../resolvers/firstCalls';
import { implement } from '../resolvers/implement';
import { defaultScenario, defaultSeed, presentMinute } from '../start';
import { createHandle } from '../wire/handle';
import type { WireRequest, WireResponse } from '../wire/wire';
import type { World } from '../world';
import { createWorldOf } from '../worldOf';

/** A new exchange limited to a visitor's first calls; it does not contain the other products. */
export interface FirstWorld {
  /** The current time of the exchange's clock. */
  now(): number;
  answer(request: WireRequest, at: number): WireResponse;
}

/** The endpoints that a first world answers. */
export const firstEndpoints = [status, ...firstCalls.map(({ endpoint }) => endpoint)];

/** Opens a first world at the present of the device's clock, `source`. */
export function openFirstWorld(source: () => number): FirstWorld {
  const startedAt = presentMinute(source());
  const clock = createClock(source, { at: startedAt });
  const first = createWorldOf(firstModules, { seed: defaultSeed, startedAt, isPublicOnly: true });
  // None of these calls needs another product unless it is signed.
  const world = first as unknown as World;
  const statusNow = (): SimulationStatus => ({
    seed: defaultSeed,
    startedAt,
    persona: 'visitor',
    fid: null,
    loginName: null,
    walletAccountId: null,
    scenario: defaultScenario,
    visibilityWarning: null,
    clock: clock.state(),
    behindMs: 0,
    latencyMs: 0,
    undoable: null,
    changes: null,
    revision: 0,
    isLogComplete: true,
  });
  const handle = createHandle([...firstCalls, ...implement({ status }, { status: statusNow })]);
  const { connection } = openConnection(defaultCaller, () => world, 0);
  return {
    now: () => clock.now(),
    answer: (request, at) => {
      if (at > clock.now()) clock.set(at);
      world.advanceTo(at);
      return handle(request, world, connection).response;
    },
  };
}
