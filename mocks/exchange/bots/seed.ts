import type { BotsContext } from './context';
import type { SeedAction, SeededWorld } from '../module';
import type { Bots } from './bots';

type BotsWorld = SeededWorld<BotsContext, { readonly bots: Bots }>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How long before the start hosts and lead traders become active: long enough for rooms to be live and positions to be open. */
const hostingMs = 12 * hourMs;
const tradingMs = 3 * hourMs;

/** Registers the simulated users, and activates them in the hours before the start. */
export const botActions: readonly SeedAction<BotsWorld>[] = [
  { beforeMs: 30 * dayMs, act: (world) => world.bots.seed(world.now, world.startedAt - tradingMs) },
  { beforeMs: hostingMs, act: (world) => world.bots.startHosting(world.now) },
  { beforeMs: tradingMs, act: (world) => world.bots.startTrading(world.now) },
];
