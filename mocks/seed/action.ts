import type { World } from '../world';

/** Something somebody did before the world begins; lived through like everything else, so that books, records and messages agree. */
export interface SeedAction {
  /** Milliseconds before the start, at most thirty days. */
  readonly beforeMs: number;
  readonly act: (world: World) => void;
}
