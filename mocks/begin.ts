import { createWorld, type World, type WorldState } from './world';

interface Start {
  readonly seed: string;
  readonly startedAt: number;
  readonly onFault?: (error: unknown) => void;
}

/** How many beginnings are remembered. */
const most = 4;
const begun = new Map<string, WorldState>();

/** A world at its start. Its past is lived through once: who begins the same again takes up what came of it. */
export function beginWorld(start: Start): World {
  const name = JSON.stringify([start.seed, start.startedAt]);
  const saved = begun.get(name);
  if (saved) return createWorld({ ...start, saved });
  const world = createWorld(start);
  const [oldest] = begun.keys();
  if (oldest !== undefined && begun.size >= most) begun.delete(oldest);
  begun.set(name, world.state());
  return world;
}
