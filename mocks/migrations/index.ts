import { dropDerivedData } from './dropDerivedData';
import type { Migration, SavedSimulation } from './migration';
import { mergeOrderEngines } from './mergeOrderEngines';
import { scheduleAndFaults } from './scheduleAndFaults';
import { standardNames } from './standardNames';
import { standardFieldNames } from './standardFieldNames';
import { tasksByName } from './tasksByName';
import { typedReferences } from './typedReferences';

/** The oldest version of saved simulations that can be opened. */
export const firstVersion = 3;

/** The migrations in order, one from each version to the next, starting at version 3. A changed shape adds one at the end. */
const migrations: readonly Migration[] = [
  tasksByName,
  scheduleAndFaults,
  mergeOrderEngines,
  dropDerivedData,
  typedReferences,
  standardNames,
  standardFieldNames,
];

/** The version of newly saved simulations. */
export const currentVersion = firstVersion + migrations.length;

/** Migrates a saved simulation of an earlier version to the current one. */
export const migrate = (saved: SavedSimulation): SavedSimulation => migrateWith(migrations, saved);

/** Like `migrate`, with the given migrations. */
export const migrateWith = (steps: readonly Migration[], saved: SavedSimulation): SavedSimulation =>
  steps.slice(saved.version - firstVersion).reduce((before, step) => ({ ...step(before), version: before.version + 1 }), saved);
