const amount = process.env.TEST_AMOUNT;

/** Whether what takes longest is tried, too (`npm run audit`): every link of a scenario, and every story in every width. */
export const isAudit = amount === 'audit';

/** Whether all that can be tried is tried (`npm test -- --all`, `.ci/run`, `npm run audit`), and not the sample of a plain `npm test`. */
export const isAll = isAudit || amount === 'all';

/** Which of the samples is taken. `npm test` derives it from the commit, so that each commit looks at others, and a repeated run at the same. */
const sample = Number.parseInt(process.env.TEST_SAMPLE ?? '0', 10);

/** One of so many, spread over the whole list; all of them where all is tried. */
export const sampled = <T>(all: readonly T[], oneOf: number): readonly T[] =>
  isAll ? all : all.filter((_, place) => place % oneOf === sample % oneOf);

/** One of the `choices` for what stands at a place of a list: neighbours get different ones, and so does each place in the next sample. */
export const choiceAt = <T>(choices: readonly T[], place: number): readonly T[] =>
  choices.filter((_, index) => index === (place + sample) % choices.length);
