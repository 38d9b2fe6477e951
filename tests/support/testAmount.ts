const amount = process.env.TEST_AMOUNT;

/** Whether the slowest tests also run in full (`npm run audit`): every scenario link, and every story in every width. */
export const isAudit = amount === 'audit';

/** Whether everything is tested (`npm test -- --all`, `npm run audit`). */
export const isAll = isAudit || amount === 'all';

/** Whether one half is tested, and the other at another commit (`npm test -- --half`, `.ci/run`). */
const isHalf = amount === 'half';

/** Whether every kind of check runs, though not necessarily on everything: all widths, and every persona that may see a screen. */
export const isBroad = isAll || isHalf;

/** The number of the sample to take. `npm test` derives it from the commit, so that each commit tests other samples and a repeated run the same one. */
const sampleText = process.env.TEST_SAMPLE;

/** The offsets of a sample into lists and into choices. They are independent: otherwise every other item of a list would always get the same one of two choices. 7919 is an arbitrary prime. */
export const offsetsOf = (sample: number) => ({ list: sample, choice: Math.floor(sample / 7919) });
const offsets = offsetsOf(Number.parseInt(sampleText ?? '0', 10));

/** At most `atMost` items spread evenly over a list; the next sample takes others. */
export function spread<T>(all: readonly T[], atMost: number, offset = offsets.list): readonly T[] {
  const stride = Math.ceil(all.length / atMost);
  return all.filter((_, index) => index % stride === offset % stride);
}

interface Limit {
  readonly atMost: number;
}

/** The items of a list that a run tests: in a plain run at most `atMost`, however long the list grows, so that its duration is bounded; otherwise half of them, or all. */
export const sampled = <T>(all: readonly T[], { atMost }: Limit): readonly T[] =>
  isAll ? all : spread(all, isHalf ? Math.max(atMost, Math.ceil(all.length / 2)) : atMost);

/** A list with one of the `choices` for a position in a list: neighbouring positions get different ones, and which one a position gets depends on the sample. */
export const choiceAt = <T>(choices: readonly T[], position: number): readonly T[] =>
  choices.filter((_, index) => index === (position + offsets.choice) % choices.length);

/** The number of cases of a property to test: in a plain run the first quarter. */
export const cases = (all: number): number => (isBroad ? all : Math.ceil(all / 4));

/** The most journey files of each kind that a plain `npm test` runs. */
const journeysAtMost = { simulated: 6, live: 4, stories: 2 };

/** The journey files to run: some in a plain `npm test`, otherwise all, also when Playwright is run directly. */
export const sampledJourneys = (files: readonly string[], kind: keyof typeof journeysAtMost): readonly string[] =>
  isBroad || sampleText === undefined ? files : spread(files, journeysAtMost[kind]);
