import type { BotsContext } from './context';
import type { SeedAction, SeededWorld } from '../module';
import type { Bots } from './bots';

type BotsWorld = SeededWorld<BotsContext, { readonly bots: Bots }>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long before the start hosts and lead traders come alive: long enough for rooms to be on air and positions to be open. */
const speakMs = 12 * hourMs;
const tradeMs = 3 * hourMs;

/** The people of the exchange move in, and come alive in the hours before the start. */
export const botActions: readonly SeedAction<BotsWorld>[] = [
  { beforeMs: 30 * dayMs, act: (world) => world.bots.seed(world.now, world.startedAt - tradeMs) },
  { beforeMs: speakMs, act: (world) => world.bots.speak(world.now) },
  { beforeMs: tradeMs, act: (world) => world.bots.trade(world.now) },
];
