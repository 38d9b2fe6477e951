/** `npm run check:live`: fails if the live build contains simulation code, or if the check itself could not find any. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError } from './args';
import { simulationMark } from './modes';
import { builtFiles, root } from './sources';
import { toolTexts } from './toolTexts';

/** Strings that occur only in the simulation, its fixtures or its tools. */
const traces = [
  simulationMark,
  'mockServiceWorker',
  '@mswjs',
  'setupWorker',
  'faker',
  '__exchange',
  '__live',
  'exchangeTools',
  'sim.scenario',
];

/** Shorter texts may also occur elsewhere. */
const distinctiveLength = 40;

/** Texts of the tools in two languages that a build writes unescaped. */
const texts = ['en_US', 'zh_CN'].flatMap((code) =>
  toolTexts.flatMap((name) => {
    const all: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, `locales/${code}/${name}.json`), 'utf8'));
    return Object.values(all).filter((text) => text.length >= distinctiveLength && !/["'`\\{\n]/.test(text));
  }),
);

const findings = (site: string): string[] =>
  builtFiles(`dist/${site}`).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return [
      ...[...traces, ...texts].filter((trace) => text.includes(trace)).map((trace) => `${path} contains ${trace}`),
      ...(path.endsWith('.map') ? [`${path} is a source map`] : []),
    ];
  });

const present = findings('simulated');
const marked = present.filter((finding) => finding.endsWith(simulationMark));
if (marked.length < 2)
  exitWithError('The simulated build contains no marker of the simulation, so its absence elsewhere proves nothing. Run `npm run build`.');
const unseen = texts.filter((text) => !present.some((finding) => finding.endsWith(text)));
if (texts.length === 0 || unseen.length > 0)
  exitWithError(
    `The simulated build contains the tools’ texts in an unexpected form, so their absence elsewhere proves nothing:\n${unseen.join('\n')}`,
  );
if (builtFiles('dist/live').length === 0) exitWithError('There is no live build. Run `npm run build:live`.');
const found = findings('live');
if (found.length > 0) exitWithError(`The live build contains simulation code:\n${found.join('\n')}`);
console.log(
  `The live build contains no simulation code (${marked.length} marked files in the simulated one) and none of the tools’ ${texts.length} texts.`,
);
