import * as z from 'zod/mini';

/** A deviation of a response from the contract: `missing` and `extra` fields, a renamed field, a wrong type, a number or string missing from its enum, an invalid value of the right type, or an unusable response. */
export const Finding = z.object({
  kind: z.enum(['missing', 'extra', 'renamed', 'type', 'enum', 'value', 'status']),
  /** The path of the value, with list rows merged: `data.list[].price`. */
  path: z.string(),
  expected: z.string(),
  found: z.string(),
});
export type Finding = z.output<typeof Finding>;

/** Identifies a finding: one per kind and path, and one per value missing from an enum. */
export const keyOfFinding = ({ kind, path, found }: Pick<Finding, 'kind' | 'path' | 'found'>): string =>
  `${kind} ${path} ${kind === 'enum' ? found : ''}`;

/** How well one backend response matches the contract. */
export const Conformance = z.object({
  /** `compared`: the data was compared; `empty`: the list had no rows to compare; `refused`: the response was a business code; `failed`: there was none, its status was not 200, or it was not an envelope. */
  state: z.enum(['compared', 'empty', 'refused', 'failed']),
  /** Why no data was compared; empty if it was. */
  note: z.string(),
  findings: z.array(Finding),
  /** Percentage of the checked paths that match, 0 to 100; 0 if `failed`, null if `empty` or `refused`. */
  score: z.nullable(z.number()),
});
export type Conformance = z.output<typeof Conformance>;

/** The mean of the non-null scores, 0 to 100 with two decimals; null if there are none. */
export function meanScore(scores: readonly (number | null)[]): number | null {
  const checkedScores = scores.filter((score) => score !== null);
  return checkedScores.length === 0 ? null : roundToHundredths(checkedScores.reduce((sum, score) => sum + score, 0) / checkedScores.length);
}

/** Rounds a score to two decimals. */
export const roundToHundredths = (score: number): number => Math.round(score * 100) / 100;
