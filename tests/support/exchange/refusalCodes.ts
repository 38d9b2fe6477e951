import { code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';

/** The names of the refusal codes that calls declare, each once, sorted. */
export function refusalCodes(...calls: readonly Pick<Endpoint, 'codes'>[]): string[] {
  const declared = new Set(calls.flatMap(({ codes = [] }) => codes.map((each) => each.code)));
  return Object.entries(code)
    .filter(([, row]) => declared.has(row.code))
    .map(([name]) => name)
    .toSorted();
}

/** Refusals that no order form can prevent, each with the reason: the exchange reports them in its own words. */
export const unknownToForms = {
  accountFrozen: 'no response that a trade screen reads shows that the account is frozen',
};
