/** Whether all that can be tried is tried (`npm test -- --all`, `.ci/run`, `npm run audit`), and not the sample of a plain `npm test`. */
export const isAll = process.env.TEST_AMOUNT === 'all';

/** Which of the samples is taken. `npm test` derives it from the commit, so that each commit looks at others, and a repeated run at the same. */
const sample = Number.parseInt(process.env.TEST_SAMPLE ?? '0', 10);

/** One of so many, spread over the whole list; all of them where all is tried. */
export const sampled = <T>(all: readonly T[], oneOf: number): readonly T[] =>
  isAll ? all : all.filter((_, place) => place % oneOf === sample % oneOf);
