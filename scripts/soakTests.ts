import { run } from './children';
import { filesOf, textOf } from './sources';

/** What the tests that act at random read: the runs of a model, and how many faults are tried at each part of the shell. */
const atLength = { MODEL_RUNS: '1000', FAULT_PAIRS: 'all' };
const random = /from '@tests\/support\/modelSteps'|process\.env\.FAULT_PAIRS/;

/** Runs the model-based tests and those of faults at length, in place of the sample that `npm test` takes; gives the exit status. */
export function soakTests(): Promise<number> {
  const files = ['src', 'tests'].flatMap(filesOf).filter((path) => /\.test\.tsx?$/.test(path) && random.test(textOf(path)));
  return run('npx', ['vitest', 'run', ...files], { env: atLength });
}
