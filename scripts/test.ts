/** `npm test [-- --all | --half] [-- --only name,name]`: runs all checks stage by stage and stops after the first stage that fails. Lengthy tests run on a sample of their cases derived from the commit, with `--half` on half of the cases, with `--all` on all. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs, exitWithError } from './args';
import { browserPath } from './browsers';
import { browserCounts, type Outcome, runStage, type Step, summary, unitCounts } from './steps';
import { root } from './sources';

/** Single-core steps run concurrently. */
const stages: Step[][] = [
  [
    { name: 'types', command: ['npx', 'tsc', '--noEmit'] },
    { name: 'lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'] },
    { name: 'unused', command: ['npx', 'knip'] },
    { name: 'format', command: ['npx', 'oxfmt', '--check'] },
  ],
  [
    {
      name: 'unit',
      command: ['npx', 'vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=reports/unit.json'],
      counts: { file: 'reports/unit.json', read: unitCounts },
    },
  ],
  [
    { name: 'stories', command: ['npm', 'run', '--silent', 'stories:build'] },
    { name: 'simulated', command: ['npm', 'run', '--silent', 'build'] },
    { name: 'live', command: ['npm', 'run', '--silent', 'build:live'] },
  ],
  [
    { name: 'live-only', command: ['npm', 'run', '--silent', 'check:live'] },
    { name: 'size', command: ['npm', 'run', '--silent', 'size'] },
  ],
  [{ name: 'browser', command: ['npx', 'playwright', 'test'], counts: { file: 'reports/browser.json', read: browserCounts } }],
];

const names = stages.flat().map(({ name }) => name);
const usage = 'usage: npm test [-- --all | --half] [-- --only name,name]';
const { all, half, only } = readArgs({ all: { type: 'boolean' }, half: { type: 'boolean' }, only: { type: 'string' } }, usage);
if (all && half) exitWithError(usage);
const amount = all ? 'all' : half ? 'half' : null;
const wanted = only?.split(',') ?? names;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) exitWithError(`No step is called ${unknown.join(', ')}. The steps are ${names.join(', ')}.`);

const chosen = stages.map((stage) => stage.filter(({ name }) => wanted.includes(name)));
const sample = sampleOfCommit();
const env = {
  TEST_SAMPLE: sample,
  ...(amount && { TEST_AMOUNT: amount }),
  ...(wanted.includes('browser') && { PW_CHROMIUM: browserPath() }),
};
console.log(`Share of the lengthy tests: ${amount ?? 'a sample'} (TEST_SAMPLE=${sample})`);
const outcomes: Outcome[] = [];
const start = performance.now();
for (const stage of chosen) {
  outcomes.push(...(await runStage(stage, env)));
  if (!outcomes.every(({ ok }) => ok)) break;
}
const notRun = wanted.filter((name) => !outcomes.some((outcome) => outcome.name === name));
console.log(summary(outcomes, notRun, (performance.now() - start) / 1000));
mkdirSync(join(root, 'reports'), { recursive: true });
writeFileSync(join(root, 'reports/test.json'), `${JSON.stringify(outcomes, null, 2)}\n`);
process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;

/** A number derived from the commit; 0 without a history. A given `TEST_SAMPLE` wins. */
function sampleOfCommit(): string {
  if (process.env.TEST_SAMPLE !== undefined) return process.env.TEST_SAMPLE;
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return String(Number.parseInt(commit.trim().slice(0, 8), 16));
  } catch {
    return '0';
  }
}
