import { run } from './children';
import { filesOf, textOf } from './sources';

/** The environment of the randomised tests: runs of each model, fault pairs per surface, random worlds, and order forms. */
const soakSettings = { MODEL_RUNS: '1000', FAULT_PAIRS: 'all', WORLD_RUNS: '200', FORMS: '10000' };
const random = /from '@tests\/support\/(?:modelSteps|exchange\/forms)'|process\.env\.(?:FAULT_PAIRS|WORLD_RUNS)/;

/** Runs the tests of models, faults, random worlds and order forms at length and without a time limit, instead of the sample that `npm test` takes; returns the exit status. */
export function soakTests(): Promise<number> {
  const files = ['src', 'tests'].flatMap(filesOf).filter((path) => /\.test\.tsx?$/.test(path) && random.test(textOf(path)));
  return run('npx', ['vitest', 'run', '--testTimeout=0', ...files], { env: soakSettings });
}
