import { dropDerivedData } from './dropDerivedData';
import type { Migration, SavedSimulation } from './migration';
import { mergeOrderEngines } from './mergeOrderEngines';
import { scheduleAndFaults } from './scheduleAndFaults';
import { standardNames } from './standardNames';
import { tasksByName } from './tasksByName';
import { typedReferences } from './typedReferences';

/** The oldest version of saved simulations that can be opened. */
export const firstVersion = 3;

/** What leads from each version to the next: the first makes version 4 of version 3. A shape that changes gets another one at the end. */
const migrations: readonly Migration[] = [
  tasksByName,
  scheduleAndFaults,
  mergeOrderEngines,
  dropDerivedData,
  typedReferences,
  standardNames,
];

/** The version of saved simulations that is written. */
export const presentVersion = firstVersion + migrations.length;

/** Brings a saved simulation of an earlier version to the present one. */
export const migrate = (saved: SavedSimulation): SavedSimulation => migrateWith(migrations, saved);

/** The same with other migrations. */
export const migrateWith = (steps: readonly Migration[], saved: SavedSimulation): SavedSimulation =>
  steps.slice(saved.version - firstVersion).reduce((before, step) => ({ ...step(before), version: before.version + 1 }), saved);
