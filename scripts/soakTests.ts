import { run } from './children';
import { filesOf, textOf } from './sources';

/** What the tests that act at random read: the runs of a model, how many faults are tried at each part of the shell, how many random worlds, and how many order forms. */
const atLength = { MODEL_RUNS: '1000', FAULT_PAIRS: 'all', WORLD_RUNS: '200', FORMS: '10000' };
const random = /from '@tests\/support\/(?:modelSteps|exchange\/forms)'|process\.env\.(?:FAULT_PAIRS|WORLD_RUNS)/;

/** Runs the model-based tests, those of faults, of random worlds and of order forms at length and for as long as they take, in place of the sample that `npm test` takes; gives the exit status. */
export function soakTests(): Promise<number> {
  const files = ['src', 'tests'].flatMap(filesOf).filter((path) => /\.test\.tsx?$/.test(path) && random.test(textOf(path)));
  return run('npx', ['vitest', 'run', '--testTimeout=0', ...files], { env: atLength });
}
