import * as z from 'zod/mini';

/** The parts of a saved simulation that every migration can rely on; all others are left unchanged. */
export const SavedSimulation = z.looseObject({
  version: z.int(),
  world: z.looseObject({
    db: z.looseObject({ collections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
  }),
});
export type SavedSimulation = z.output<typeof SavedSimulation>;

/** Migrates a saved simulation from one version to the next. It does not set the version and must not modify its argument. */
export type Migration = (saved: SavedSimulation) => SavedSimulation;
