import * as z from 'zod/mini';
import { memoryShelf } from '../control/savePoints';
import { readSaved, type SavedSimulation } from '../saved';
import { createSimulation, defaultCaller } from '../simulation';
import type { HostedWorld, SaveChange } from './host';

/** The simulated exchange as one tab holds it for all: begun, or taken up where the last one left it, with the save points there are. */
export function openHostedWorld(snapshot: string | null, saves: ReadonlyMap<string, string>): HostedWorld {
  let changed: SaveChange[] = [];
  const shelf = memoryShelf(saves, (name, text) => changed.push({ name, text }));
  const simulation = createSimulation({ source: Date.now, shelf, ...(snapshot === null ? {} : { saved: restored(snapshot) }) });
  return {
    now: () => simulation.clock().now(),
    answer: (request, _connection, at) => {
      const { response, isChange, isControl } = simulation.answer(request, defaultCaller, at);
      const saves = changed;
      changed = [];
      return { response, isChange, isTurningPoint: isChange && isControl, saves };
    },
    snapshot: () => JSON.stringify({ savedAt: Date.now(), simulation: JSON.stringify(simulation.state()) }),
  };
}

function restored(snapshot: string): SavedSimulation {
  const { savedAt, simulation } = z.parse(Kept, JSON.parse(snapshot));
  const saved = readSaved(simulation);
  const { at, frozen, speed } = saved.clock;
  const passed = frozen ? 0 : Math.max(0, Math.floor((Date.now() - savedAt) * speed));
  return { ...saved, clock: { at: at + passed, frozen, speed } };
}

/** What is kept of a simulation between two visits: its clock has gone on meanwhile. */
const Kept = z.object({ savedAt: z.int(), simulation: z.string() });
