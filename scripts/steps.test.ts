import { expect, test, vi } from 'vitest';
import { browserCounts, runStage, summary, unitCounts } from './steps';

test('a suite that failed to load is a failure', () => {
  expect(unitCounts({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 2 })).toEqual({ passed: 5, failed: 1, flaky: [] });
});

test('browser tests are counted by outcome, and those that passed on retry are named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'live' }] });
  const suites = [{ specs: [spec('logs in', 'expected')], suites: [{ specs: [spec('logs out', 'flaky')] }] }];
  expect(browserCounts({ stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 3 }, suites })).toEqual({
    passed: 8,
    failed: 2,
    flaky: ['live: logs out'],
  });
});

test('a step that fails without counted tests is one failure', async () => {
  expect(await runStage([{ name: 'lint', command: ['node', '-e', 'process.exit(3)'] }], {})).toMatchObject([
    { name: 'lint', ok: false, passed: 0, failed: 1 },
  ]);
});

test('all steps of a stage run, and each prints its output in one piece', async () => {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {});
  const says = (text: string, status: number) =>
    ['node', '-e', `console.log('${text} 1'); setTimeout(() => { console.log('${text} 2'); process.exit(${status}) }, 50)`] as const;
  const outcomes = await runStage(
    [
      { name: 'test-failing', command: says('first', 1) },
      { name: 'test-passing', command: says('second', 0) },
    ],
    {},
  );
  const texts = written.mock.calls.map(([text]) => String(text));
  written.mockRestore();
  expect(outcomes.map(({ name, ok }) => [name, ok]).toSorted()).toEqual([
    ['test-failing', false],
    ['test-passing', true],
  ]);
  expect(texts.toSorted()).toEqual(['\n── test-failing ──\nfirst 1\nfirst 2', '\n── test-passing ──\nsecond 1\nsecond 2']);
});

test('the last line contains the totals only', () => {
  const text = summary(
    [
      { name: 'unit', ok: true, seconds: 1, passed: 40, failed: 0, flaky: [] },
      { name: 'browser', ok: false, seconds: 2, passed: 2, failed: 1, flaky: ['live: logs out'] },
    ],
    ['size'],
    3,
  );
  expect(text.split('\n').at(-1)).toBe('tests: 42 passed, 1 failed');
  expect(text).toContain('size         not run');
  expect(text).toContain('1 flaky (passed only on retry)\n    live: logs out');
});
