import * as z from 'zod/mini';
import { memorySavePoints } from '../control/savePoints';
import { maxLeapMs } from '../exchange/clock';
import { readSnapshot, type SimulationSnapshot } from '../snapshotSchema';
import { createSimulation } from '../simulation';
import type { StartRequest } from '../control/controlled';
import type { HostedWorld, SaveChange } from './host';

/** The simulated exchange as its host holds it for all: seeded as `config` says as the device's clock showed `openedAt`, or restored where the last host left it, with the save points there are. */
export function openHostedWorld(
  snapshot: string | null,
  saves: ReadonlyMap<string, string>,
  config: StartRequest = {},
  openedAt = Date.now(),
): HostedWorld {
  let changed: SaveChange[] = [];
  const savePoints = memorySavePoints(saves, (name, text) => changed.push({ name, text }));
  const kept = snapshot === null ? null : restored(snapshot);
  /** Where the device's clock stands for the world: what is replayed sees it as it stood then. */
  let deviceAt = kept?.savedAt ?? openedAt;
  let isLive = false;
  let hurriedMs = 0;
  const goLive = () => {
    isLive = true;
    deviceAt = Date.now();
  };
  const simulation = createSimulation({
    source: () => deviceAt,
    // A call that is replayed waits for nothing: the change after it says how far the exchange had come.
    stopwatch: () => (isLive ? Date.now() : (hurriedMs += hurryMs)),
    defer: (task) =>
      void setTimeout(() => {
        goLive();
        task();
      }),
    savePoints,
    ...(kept === null ? config : { saved: kept.saved }),
  });
  let keptAt = simulation.world().now;
  return {
    now: () => {
      goLive();
      return { at: simulation.present(), deviceAt };
    },
    answer: (request, key, moment) => {
      deviceAt = moment.deviceAt ?? deviceAt;
      const before = simulation.world();
      const { response, isChange } = simulation.answer(request, { key, renew: false }, moment.at);
      const saves = changed;
      changed = [];
      // What is not kept soon would have to be simulated again.
      const hasLongPassed = simulation.world().now - keptAt > maxLeapMs;
      return { response, isChange, isTurningPoint: simulation.world() !== before || saves.length > 0 || hasLongPassed, saves };
    },
    snapshot: () => {
      goLive();
      keptAt = simulation.world().now;
      return JSON.stringify({ savedAt: deviceAt, simulation: JSON.stringify(simulation.state()) });
    },
  };
}

/** More than any call waits. */
const hurryMs = 60_000;

function restored(snapshot: string): { readonly savedAt: number; readonly saved: SimulationSnapshot } {
  const { savedAt, simulation } = z.parse(Kept, JSON.parse(snapshot));
  return { savedAt, saved: readSnapshot(simulation) };
}

/** What is kept of a simulation between two visits: its clock has gone on meanwhile. */
const Kept = z.object({ savedAt: z.int(), simulation: z.string() });
