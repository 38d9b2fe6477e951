import type { Deed } from './deed';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long before the start the people of the exchange come alive: long enough for positions to be open and rooms to be on air. */
const awakeMs = 12 * hourMs;

/** The people of the exchange move in, and come alive half a day before the start. */
export const botDeeds: readonly Deed[] = [
  { beforeMs: 30 * dayMs, act: (world) => world.bots.moveIn(world.now, world.startedAt - awakeMs) },
  { beforeMs: awakeMs, act: (world) => world.bots.wake(world.now) },
];
