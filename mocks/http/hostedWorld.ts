import * as z from 'zod/mini';
import { memorySavePoints } from '../control/savePoints';
import { maxLeapMs } from '../exchange/clock';
import { readSnapshot, type SimulationSnapshot } from '../snapshotSchema';
import { createSimulation } from '../simulation';
import type { StartRequest } from '../control/controlledSimulation';
import type { HostedWorld, SaveChange } from './host';

/** The simulated exchange as hosted for all tabs: seeded with `config` at `openedAt` of the device's clock, or restored from `snapshot`, with the existing save points. */
export function openHostedWorld(
  snapshot: string | null,
  saves: ReadonlyMap<string, string>,
  config: StartRequest = {},
  openedAt = Date.now(),
): HostedWorld {
  let changedSaves: SaveChange[] = [];
  const savePoints = memorySavePoints(saves, (name, text) => changedSaves.push({ name, text }));
  const stored = snapshot === null ? null : restored(snapshot);
  /** The device's clock as seen by the world: a replayed request sees the instant at which it was first answered. */
  let deviceAt = stored?.savedAt ?? openedAt;
  let isLive = false;
  let replayClockMs = 0;
  const goLive = () => {
    isLive = true;
    deviceAt = Date.now();
  };
  const simulation = createSimulation({
    source: () => deviceAt,
    // A replayed call does not wait: the next change records how far the exchange had advanced.
    stopwatch: () => (isLive ? Date.now() : (replayClockMs += replayStepMs)),
    defer: (task) =>
      void setTimeout(() => {
        goLive();
        task();
      }),
    savePoints,
    ...(stored === null ? config : { saved: stored.saved }),
  });
  let snapshotAt = simulation.world().now;
  return {
    now: () => {
      goLive();
      return { at: simulation.catchUp(), deviceAt };
    },
    answer: (request, key, moment) => {
      deviceAt = moment.deviceAt ?? deviceAt;
      const before = simulation.world();
      const { response, isChange } = simulation.answer(request, { key, rotatesKey: false }, moment.at);
      const saves = changedSaves;
      changedSaves = [];
      // Without a snapshot, the elapsed time would have to be simulated again.
      const hasLongPassed = simulation.world().now - snapshotAt > maxLeapMs;
      return { response, isChange, needsSnapshot: simulation.world() !== before || saves.length > 0 || hasLongPassed, saves };
    },
    snapshot: () => {
      goLive();
      snapshotAt = simulation.world().now;
      return JSON.stringify({ savedAt: deviceAt, simulation: JSON.stringify(simulation.state()) });
    },
  };
}

/** Longer than any call waits. */
const replayStepMs = 60_000;

function restored(snapshot: string): { readonly savedAt: number; readonly saved: SimulationSnapshot } {
  const { savedAt, simulation } = z.parse(StoredSimulation, JSON.parse(snapshot));
  return { savedAt, saved: readSnapshot(simulation) };
}

/** The stored form of a simulation, with the instant it was saved: its clock continues between visits. */
const StoredSimulation = z.object({ savedAt: z.int(), simulation: z.string() });
