import { combine } from 'effector';
import { swap } from '@/contract/swap';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The specification of a contract is mounted. */
export const ContractFactsGate = createGate<{ readonly contractCode: string | null }>('ContractFactsGate', { contractCode: null });

/** How many past funding rates are shown. */
const maxRatesShown = 24;

const $contractCode = combine(ContractFactsGate.status, ContractFactsGate.state, (isOpen, { contractCode }) =>
  isOpen ? contractCode : null,
);
export const fundingRates = query({
  endpoint: swap.fundingRates,
  $params: $contractCode.map((contractCode) =>
    contractCode === null ? null : { params: { contractCode }, query: { size: maxRatesShown } },
  ),
});
/** Fees, limits and tiers of the contract; loaded for logged-in users only, as they depend on the VIP level. */
export const contractTerms = query({
  endpoint: swap.configsSummary,
  $params: combine($contractCode, $isLoggedIn, (contractCode, isLoggedIn) =>
    contractCode !== null && isLoggedIn ? { params: { bizType: 'portal' as const, contractCode } } : null,
  ),
  resetOn: userChanged,
});
