import { configureGlobal } from 'fast-check';
import { cases } from './testAmount';

/** Property tests use the same cases in every run, so that failures are reproducible; `FC_SEED=<number>` tries others. */
configureGlobal({ seed: Number.parseInt(process.env.FC_SEED ?? '20261121', 10), numRuns: cases(100) });
