import { createWorld, type World } from './world';
import type { WorldState } from './worldOf';

interface Start {
  readonly seed: string;
  readonly startedAt: number;
  readonly onFault?: (error: unknown) => void;
}

/** How many seeded worlds are kept. */
const maxKept = 4;
const seeded = new Map<string, WorldState>();

/** A world at its start. Its past is seeded once: the same start again is restored from what came of it. */
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
