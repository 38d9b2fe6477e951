import { combine } from 'effector';
import { swap } from '@/contract/swap';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The facts of a contract are shown. */
export const ContractFactsGate = createGate<{ readonly contractCode: string | null }>('ContractFactsGate', { contractCode: null });

/** How many past funding rates are shown. */
const shownRates = 24;

const $factsOf = combine(ContractFactsGate.status, ContractFactsGate.state, (isOpen, { contractCode }) => (isOpen ? contractCode : null));
export const fundingRates = query({
  endpoint: swap.fundingRates,
  $params: $factsOf.map((contractCode) => (contractCode === null ? null : { params: { contractCode }, query: { size: shownRates } })),
});
/** Fees, bounds and tiers of the contract; asked for those who are logged in only, since they differ by VIP level. */
export const contractTerms = query({
  endpoint: swap.configsSummary,
  $params: combine($factsOf, $isLoggedIn, (contractCode, isLoggedIn) =>
    contractCode !== null && isLoggedIn ? { params: { bizType: 'portal' as const, contractCode } } : null,
  ),
  resetOn: userChanged,
});
