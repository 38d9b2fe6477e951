import { modules } from './exchange/modules';
import { createWorldOf, type WorldConfig, type WorldOf } from './worldOf';

/** Everything of one simulated exchange. */
export interface World extends WorldOf<typeof modules> {}

/** Builds a world from its seed, or takes up a saved one of the same seed. Throws where the saved state is corrupt. */
export const createWorld = (config: WorldConfig): World => createWorldOf(modules, config);
