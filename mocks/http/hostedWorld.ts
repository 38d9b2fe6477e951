import * as z from 'zod/mini';
import { memorySavePoints } from '../control/savePoints';
import { maxLeapMs } from '../exchange/clock';
import { readSnapshot, type SimulationSnapshot } from '../snapshotSchema';
import { createSimulation } from '../simulation';
import type { StartRequest } from '../control/controlled';
import type { HostedWorld, SaveChange } from './host';

/** The simulated exchange as its host holds it for all: seeded as `config` says, or restored where the last host left it, with the save points there are. */
export function openHostedWorld(snapshot: string | null, saves: ReadonlyMap<string, string>, config: StartRequest = {}): HostedWorld {
  let changed: SaveChange[] = [];
  const savePoints = memorySavePoints(saves, (name, text) => changed.push({ name, text }));
  const given = snapshot === null ? config : { saved: restored(snapshot) };
  const simulation = createSimulation({ source: Date.now, defer: (task) => void setTimeout(task), savePoints, ...given });
  let keptAt = simulation.world().now;
  return {
    now: () => simulation.present(),
    answer: (request, key, at) => {
      const { response, isChange, isControl } = simulation.answer(request, { key, renew: false }, at);
      const saves = changed;
      changed = [];
      // What is not kept soon would have to be lived through again.
      const hasLongPassed = simulation.world().now - keptAt > maxLeapMs;
      return { response, isChange, isTurningPoint: (isChange && isControl) || hasLongPassed, saves };
    },
    snapshot: () => {
      keptAt = simulation.world().now;
      return JSON.stringify({ savedAt: Date.now(), simulation: JSON.stringify(simulation.state()) });
    },
  };
}

function restored(snapshot: string): SimulationSnapshot {
  const { savedAt, simulation } = z.parse(Kept, JSON.parse(snapshot));
  const saved = readSnapshot(simulation);
  const { at, frozen, speed } = saved.clock;
  const passed = frozen ? 0 : Math.min(maxLeapMs, Math.max(0, Math.floor((Date.now() - savedAt) * speed)));
  return { ...saved, clock: { at: at + passed, frozen, speed } };
}

/** What is kept of a simulation between two visits: its clock has gone on meanwhile. */
const Kept = z.object({ savedAt: z.int(), simulation: z.string() });
