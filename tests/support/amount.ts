const amount = process.env.TEST_AMOUNT;

/** Whether what takes longest is tried, too (`npm run audit`): every link of a scenario, and every story in every width. */
export const isAudit = amount === 'audit';

/** Whether all that can be tried is tried (`npm test -- --all`, `npm run audit`). */
export const isAll = isAudit || amount === 'all';

/** Whether one half of it is tried, the other one at another commit (`npm test -- --half`, `.ci/run`). */
const isHalf = amount === 'half';

/** Whether every kind of look is taken, if not at everything: all widths, and everybody who may see a screen. */
export const isBroad = isAll || isHalf;

/** Which of the samples is taken. `npm test` derives it from the commit, so that each commit looks at others, and a repeated run at the same. */
const given = process.env.TEST_SAMPLE;

/** What a sample takes of lists, and of choices: told apart, since what stands at every other place of a list would otherwise always get the same of two choices. */
export const turnsOf = (sample: number) => ({ list: sample, choice: Math.floor(sample / 7919) });
const turns = turnsOf(Number.parseInt(given ?? '0', 10));

/** At most so many of a list, spread over the whole of it; other ones in the next sample. */
export function spread<T>(all: readonly T[], atMost: number, turn = turns.list): readonly T[] {
  const oneOf = Math.ceil(all.length / atMost);
  return all.filter((_, place) => place % oneOf === turn % oneOf);
}

interface Limit {
  readonly atMost: number;
}

/** What a run tries of a list: a plain one at most so many, however long the list grows, so that it stays within its time; otherwise the half, or all. */
export const sampled = <T>(all: readonly T[], { atMost }: Limit): readonly T[] =>
  isAll ? all : spread(all, isHalf ? Math.max(atMost, Math.ceil(all.length / 2)) : atMost);

/** One of the `choices` for what stands at a place of a list: neighbours get different ones, and so does each place in another sample. */
export const choiceAt = <T>(choices: readonly T[], place: number): readonly T[] =>
  choices.filter((_, index) => index === (place + turns.choice) % choices.length);

/** How many cases of a property are tried: in a plain run the first quarter of them. */
export const cases = (all: number): number => (isBroad ? all : Math.ceil(all / 4));

/** A plain `npm test` takes at most so many of the files with journeys of each kind. */
const journeysAtMost = { simulated: 6, live: 4, stories: 2 };

/** The files with journeys that are run: in a plain `npm test` some; all of them otherwise, and where Playwright is run by hand. */
export const sampledJourneys = (files: readonly string[], kind: keyof typeof journeysAtMost): readonly string[] =>
  isBroad || given === undefined ? files : spread(files, journeysAtMost[kind]);
