/** `npm run check:live`: fails if the live build contains simulation code, or if the check itself could not find any. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from './args';
import { simulationMark } from './modes';
import { builtFiles, root } from './sources';

/** Strings that occur only in the simulation, its fixtures or its tools. */
const traces = [simulationMark, 'mockServiceWorker', '@mswjs', 'setupWorker', 'faker', '__exchange', '__live'];

const findings = (site: string): string[] =>
  builtFiles(`dist/${site}`).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [
      ...traces.filter((trace) => text.includes(trace)).map((trace) => `${path} holds ${trace}`),
      ...(path.endsWith('.map') ? [`${path} is a source map`] : []),
    ];
  });

const marked = findings('simulated').filter((finding) => finding.endsWith(simulationMark));
if (marked.length < 2)
  refuse('The simulated build carries no mark of the simulation, so that its absence elsewhere proves nothing. Run `npm run build`.');
if (builtFiles('dist/live').length === 0) refuse('There is no live build. Run `npm run build:live`.');
const found = findings('live');
if (found.length > 0) refuse(`The live build holds simulation code:\n${found.join('\n')}`);
console.log(`The live build holds no simulation code (${marked.length} marked files in the simulated one).`);
