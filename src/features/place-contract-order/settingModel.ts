import { combine } from 'effector';
import { swap } from '@/contract/swap';
import { contractAccountChanged } from '@/entities/contract-account';
import type { Instrument } from '@/entities/market';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Polling interval of the contract's terms, in ms. */
const termsInterval = 5_000;

/** The props of the mounted form: a contract and its mark and index price; null until known. */
export interface FormState {
  readonly contract: Instrument | null;
  readonly mark: string | null;
  readonly index: string | null;
}
export const ContractFormGate = createGate<FormState>('ContractFormGate', { contract: null, mark: null, index: null });

/** The contract of the form; null while unmounted or unknown. */
export const $contract = combine(ContractFormGate.status, ContractFormGate.state, (isOpen, { contract }) => (isOpen ? contract : null));
export const $contractCode = $contract.map((contract) => (typeof contract?.id === 'string' ? contract.id : null));

/** The user's trading settings and the terms of the contract; not requested for visitors. */
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
