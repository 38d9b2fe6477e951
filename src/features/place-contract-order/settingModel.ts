import { combine } from 'effector';
import { swap } from '@/contract/swap';
import { contractAccountChanged } from '@/entities/contract-account';
import type { Instrument } from '@/entities/market';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** From one answer to the next request for whether the contract is traded, in ms. */
const termsInterval = 5_000;

/** What the form is mounted for: a contract and what it is valued at; null until they are known. */
export interface FormState {
  readonly contract: Instrument | null;
  readonly mark: string | null;
  readonly index: string | null;
}
export const ContractFormGate = createGate<FormState>('ContractFormGate', { contract: null, mark: null, index: null });

/** The contract of the form; null where there is none. */
export const $contract = combine(ContractFormGate.status, ContractFormGate.state, (isOpen, { contract }) => (isOpen ? contract : null));
export const $contractCode = $contract.map((contract) => (typeof contract?.id === 'string' ? contract.id : null));

/** How somebody trades the contract, and what it allows; a visitor is told nothing. */
const terms = query({
  endpoint: swap.configsSummary,
  $params: combine($contractCode, $isLoggedIn, (contractCode, isLoggedIn) =>
    contractCode !== null && isLoggedIn ? { params: { bizType: 'portal' as const, contractCode } } : null,
  ),
  refetchOn: [contractAccountChanged],
  resetOn: userChanged,
  poll: { every: termsInterval },
});
export const $terms = terms.$data;
