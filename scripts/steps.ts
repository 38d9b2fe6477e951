import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { run } from './children';
import { root } from './sources';

export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** The machine-readable report the step writes, and how to count its tests. */
  counts?: { file: string; read: (report: unknown) => Counts };
}

export interface Counts {
  passed: number;
  failed: number;
  /** Tests that passed only on retry. */
  flaky: readonly string[];
}

export interface Outcome extends Counts {
  name: string;
  ok: boolean;
  seconds: number;
}

const unitReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numFailedTestSuites: z.number() });
interface BrowserSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly projectName: string }[];
  }[];
  readonly suites?: readonly BrowserSuite[];
}
const browserSuite: z.ZodMiniType<BrowserSuite> = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string(), projectName: z.string() })) })),
  suites: z.optional(z.array(z.lazy(() => browserSuite))),
});
const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(browserSuite),
});

/** Counts the tests in Vitest's JSON report; a suite that failed to load is one failure. */
export function unitCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = unitReport.parse(report);
  return { passed: numPassedTests, failed: Math.max(numFailedTests, Math.sign(numFailedTestSuites)), flaky: [] };
}

/** Counts the tests in Playwright's JSON report; a test that passed on retry has passed. */
export function browserCounts(report: unknown): Counts {
  const { stats, suites } = browserReport.parse(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: suites.flatMap(flakyIn) };
}

const flakyIn = ({ specs, suites = [] }: BrowserSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, projectName }) => (status === 'flaky' ? `${projectName}: ${title}` : [])),
  ),
  ...suites.flatMap(flakyIn),
];

/**
 * Runs all steps of a stage even if some fail, as many at once as the machine has cores. A single step prints its output as it runs,
 * concurrent ones when they end.
 */
export async function runStage(steps: readonly Step[], env: Record<string, string | undefined>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const runInTurn = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step, env, steps.length === 1));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runInTurn));
  return outcomes;
}

/** Runs a step; a failed one without counted tests is one failure. A step that is not alone prints its output when it ends. */
export async function runStep(
  { name, command: [program, ...args], counts }: Step,
  env: Record<string, string | undefined>,
  isAlone = true,
): Promise<Outcome> {
  const report = counts && join(root, counts.file);
  if (report) rmSync(report, { force: true });
  const title = `\n── ${name} ──`;
  const start = performance.now();
  let status: number;
  if (isAlone) {
    console.log(title);
    status = await run(program, args, { env });
  } else {
    mkdirSync(join(root, 'reports'), { recursive: true });
    const log = join(root, 'reports', `${name}.log`);
    const file = openSync(log, 'w');
    status = await run(program, args, { env, stdio: ['ignore', file, file] });
    closeSync(file);
    console.log(`${title}\n${readFileSync(log, 'utf8').trimEnd()}`);
  }
  const seconds = (performance.now() - start) / 1000;
  const counted =
    counts && report && existsSync(report) ? counts.read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0, flaky: [] };
  const ok = status === 0 && counted.failed === 0;
  return { ...counted, name, ok, seconds, failed: ok ? 0 : Math.max(1, counted.failed) };
}

/** The final summary: one line per step, with only the totals on the last line; `seconds` is the duration of the whole run. */
export function summary(outcomes: readonly Outcome[], notRun: readonly string[], seconds: number): string {
  const rows = outcomes.map(
    ({ name, ok, seconds: spent, passed }) =>
      `  ${ok ? '✓' : '✗'} ${name.padEnd(12)} ${spent.toFixed(1).padStart(6)} s${passed ? `  ${passed} tests` : ''}`,
  );
  const skipped = notRun.map((name) => `  · ${name.padEnd(12)} not run`);
  const total = (pick: (outcome: Outcome) => number) => outcomes.reduce((sum, outcome) => sum + pick(outcome), 0);
  const [passed, failed] = [total((outcome) => outcome.passed), total((outcome) => outcome.failed)];
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  return [
    '',
    ...rows,
    ...skipped,
    `  ${flaky.length} flaky (passed only on retry)`,
    ...flaky.map((title) => `    ${title}`),
    `  ${seconds.toFixed(0)} s in all`,
    '',
    `tests: ${passed} passed, ${failed} failed`,
  ].join('\n');
}
