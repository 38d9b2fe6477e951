/** `npm run saves`: records the shapes of saved data and saves a simulation for a version that has none yet. Fails if a shape has changed incompatibly without a migration. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { currentVersion } from '@mocks/migrations';
import { simulationAfterEverything } from '@tests/support/exchange/calls';
import { savedShapes, shapeFaults, shapesText, type RecordedShapes } from './savedShapes';
import { root } from './sources';

const shapesFile = join(root, 'mocks/migrations/shapes.json');
const saveFile = join(root, `tests/saves/${currentVersion}.json.gz`);

const recorded: RecordedShapes | null = existsSync(shapesFile) ? JSON.parse(readFileSync(shapesFile, 'utf8')) : null;
const faults = recorded?.version === currentVersion ? shapeFaults(recorded.shapes, savedShapes('input')) : [];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('\nRecords saved in this version no longer fit. Add a migration to mocks/migrations, then run this again.');
  process.exitCode = 1;
} else {
  writeFileSync(shapesFile, shapesText({ version: currentVersion, shapes: savedShapes('output') }));
  if (!existsSync(saveFile)) writeFileSync(saveFile, gzipSync(JSON.stringify(await simulationAfterEverything()), { level: 9 }));
}
