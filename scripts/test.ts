/** `npm test [-- --only name,name]`: runs all checks step by step and stops at the first failure. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs, refuse } from './args';
import { browserPath } from './browsers';
import { browserCounts, type Outcome, runStep, type Step, summary, unitCounts } from './steps';
import { root } from './sources';

const steps: Step[] = [
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['npx', 'tsc', '--noEmit'] },
  { name: 'unused', command: ['npx', 'knip'] },
  {
    name: 'unit',
    command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/unit.json'],
    counts: { file: 'reports/unit.json', read: unitCounts },
  },
  { name: 'simulated', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'live', command: ['npm', 'run', '--silent', 'build:live'] },
  { name: 'live-only', command: ['npm', 'run', '--silent', 'check:live'] },
  { name: 'size', command: ['npm', 'run', '--silent', 'size'] },
  { name: 'stories', command: ['npm', 'run', '--silent', 'stories:build'] },
  { name: 'browser', command: ['npx', 'playwright', 'test'], counts: { file: 'reports/browser.json', read: browserCounts } },
];

const names = steps.map(({ name }) => name);
const { only } = readArgs({ only: { type: 'string' } }, 'usage: npm test [-- --only name,name]');
const wanted = only?.split(',') ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) refuse(`No step is called ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);

const chosen = steps.filter(({ name }) => wanted.includes(name));
const env = chosen.some(({ name }) => name === 'browser') ? { PW_CHROMIUM: browserPath() } : {};
const outcomes: Outcome[] = [];
for (const step of chosen) {
  console.log(`\n── ${step.name} ──`);
  outcomes.push(await runStep(step, env));
  if (!outcomes.at(-1)?.ok) break;
}
console.log(
  summary(
    outcomes,
    chosen.slice(outcomes.length).map(({ name }) => name),
  ),
);
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/test.json'), `${JSON.stringify(outcomes, null, 2)}\n`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
