import { code } from '@/contract/codes';
import type { Endpoint } from '@/contract/endpoint';

/** The names of the codes by which calls may be refused, each once, in order, as the contract declares them. */
export function refusalCodes(...calls: readonly Pick<Endpoint, 'codes'>[]): string[] {
  const declared = new Set(calls.flatMap(({ codes = [] }) => codes.map((each) => each.code)));
  return Object.entries(code)
    .filter(([, row]) => declared.has(row.code))
    .map(([name]) => name)
    .toSorted();
}

/** Refusals that no order form can prevent, with the reason: the exchange tells them in its own words. */
export const unknownToForms = {
  accountFrozen: 'no answer that a trade screen reads tells that the account is frozen',
};
