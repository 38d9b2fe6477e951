import * as z from 'zod/mini';

/** A deviation of a response from the contract: `missing` and `extra` fields, a renamed field, a wrong type, a number or string missing from its enum, an invalid value of the right type, or an answer that is none. */
export const Finding = z.object({
  kind: z.enum(['missing', 'extra', 'renamed', 'type', 'enum', 'value', 'status']),
  /** The path of the value, with list rows merged: `data.list[].price`. */
  place: z.string(),
  expected: z.string(),
  found: z.string(),
});
export type Finding = z.output<typeof Finding>;

/** Tells findings apart: each kind once at a place, each value that no enum has by itself. */
export const keyOfFinding = ({ kind, place, found }: Pick<Finding, 'kind' | 'place' | 'found'>): string =>
  `${kind} ${place} ${kind === 'enum' ? found : ''}`;

/** What one answer of a backend says about how it keeps to the contract. */
export const Judgement = z.object({
  /** `compared`: data were compared; `empty`: it answered a list without a row, so that nothing of it was seen; `refused`: it returned a business code; `failed`: it returned no envelope. */
  state: z.enum(['compared', 'empty', 'refused', 'failed']),
  /** Why there are no data. */
  note: z.string(),
  findings: z.array(Finding),
  /** Percentage of the checked paths that match, 0 to 100; null if nothing was checked. */
  score: z.nullable(z.number()),
});
export type Judgement = z.output<typeof Judgement>;

/** The mean of the scores that are known, 0 to 100 with two decimals; null where none is. */
export function meanScore(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null);
  return known.length === 0 ? null : hundredths(known.reduce((sum, score) => sum + score, 0) / known.length);
}

/** A score with two decimals. */
export const hundredths = (score: number): number => Math.round(score * 100) / 100;
