import { modules } from './exchange/modules';
import { createWorldOf, type WorldConfig, type WorldOf } from './worldOf';

/** All parts of one simulated exchange. */
export interface World extends WorldOf<typeof modules> {}

/** Builds a world from its seed, or restores a saved one of the same seed. Throws if the saved state is corrupt. */
export const createWorld = (config: WorldConfig): World => createWorldOf(modules, config);
