import { combine } from 'effector';
import { code } from '@/contract/codes';
import { swap } from '@/contract/swap';
import { query, refusalCode } from '@/shared/api';
import { retryPolicy } from '@/shared/api/retryPolicy';
import { createGate } from '@/shared/lib/gate';

/** A delivered contract is shown; null for an unknown one. */
export const SettlementGate = createGate<{ readonly contractCode: string | null }>('SettlementGate', { contractCode: null });

/** Number of retries and delay in ms while the exchange has not determined the price yet. */
const retryOptions = { times: 20, ms: 3_000 };

/** The settlement price and time of the contract. */
export const settlement = query({
  endpoint: swap.settlement,
  $params: combine(SettlementGate.status, SettlementGate.state, (isOpen, { contractCode }) =>
    isOpen && contractCode !== null ? { params: { contractCode } } : null,
  ),
  retry: retryPolicy({ ...retryOptions, when: (error) => refusalCode(error) === code.notFound.code }),
});
