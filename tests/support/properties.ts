import { configureGlobal } from 'fast-check';

/** Properties try the same cases in every run, so that red means the change and not the day. `FC_SEED=<number>` tries others. */
configureGlobal({ seed: Number.parseInt(process.env.FC_SEED ?? '20261121', 10) });
