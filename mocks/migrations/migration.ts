import * as z from 'zod/mini';

/** A saved simulation as far as every migration may rely on it; whatever else it holds stays as it is. */
export const SavedSimulation = z.looseObject({
  version: z.int(),
  world: z.looseObject({
    db: z.looseObject({ collections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
  }),
});
export type SavedSimulation = z.output<typeof SavedSimulation>;

/** Brings a saved simulation from one version of its shape to the next. It does not set the version, and must not change what it is given. */
export type Migration = (saved: SavedSimulation) => SavedSimulation;
