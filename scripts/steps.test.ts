import { expect, test } from 'vitest';
import { browserCounts, runStep, summary, unitCounts } from './steps';

test('a suite that could not load is a failure', () => {
  expect(unitCounts({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 2 })).toEqual({ passed: 5, failed: 1, repeated: [] });
});

test('browser tests are counted by their outcome, and those that passed at a second try are named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'live' }] });
  const suites = [{ specs: [spec('logs in', 'expected')], suites: [{ specs: [spec('logs out', 'flaky')] }] }];
  expect(browserCounts({ stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 3 }, suites })).toEqual({
    passed: 8,
    failed: 2,
    repeated: ['live: logs out'],
  });
});

test('a step that fails without counted tests is one failure', async () => {
  expect(await runStep({ name: 'lint', command: ['node', '-e', 'process.exit(3)'] }, {})).toMatchObject({
    ok: false,
    passed: 0,
    failed: 1,
  });
});

test('the last line gives the sums alone', () => {
  const text = summary(
    [
      { name: 'unit', ok: true, seconds: 1, passed: 40, failed: 0, repeated: [] },
      { name: 'browser', ok: false, seconds: 2, passed: 2, failed: 1, repeated: ['live: logs out'] },
    ],
    ['size'],
  );
  expect(text.split('\n').at(-1)).toBe('tests: 42 passed, 1 failed');
  expect(text).toContain('size         not run');
  expect(text).toContain('1 tries repeated\n    live: logs out');
});
