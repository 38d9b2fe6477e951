import type { EngineContext } from '../context';

/** The engine as rewards see it. */
export type RewardsContext = EngineContext<{
  collections: Record<never, never>;
}>;
