import { createWorld, type World } from './world';
import type { WorldState } from './worldOf';

interface Start {
  readonly seed: string;
  readonly startedAt: number;
  readonly onFault?: (error: unknown) => void;
}

/** How many seeded worlds are cached. */
const maxKept = 4;
const seeded = new Map<string, WorldState>();

/** A world at its start. Its history is seeded once per start; later calls with the same start restore the cached state. */
export function createSeededWorld(start: Start): World {
  const name = JSON.stringify([start.seed, start.startedAt]);
  const saved = seeded.get(name);
  if (saved) return createWorld({ ...start, saved });
  const world = createWorld(start);
  const [oldest] = seeded.keys();
  if (oldest !== undefined && seeded.size >= maxKept) seeded.delete(oldest);
  seeded.set(name, world.state());
  return world;
}
