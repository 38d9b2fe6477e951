import { combine } from 'effector';
import { code } from '@/contract/codes';
import { swap } from '@/contract/swap';
import { query, refusalCode, type ApiError } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** A contract that has been delivered is shown; null for one that never was. */
export const SettlementGate = createGate<{ readonly contractCode: string | null }>('SettlementGate', { contractCode: null });

/** How often the price is asked for again that the exchange has not found yet, and after what time, in ms. */
const retry = { times: 20, ms: 3_000, when: (error: ApiError) => refusalCode(error) === code.notFound.code };

/** At what it was settled. */
export const settlement = query({
  endpoint: swap.settlement,
  $params: combine(SettlementGate.status, SettlementGate.state, (isOpen, { contractCode }) =>
    isOpen && contractCode !== null ? { params: { contractCode } } : null,
  ),
  retry,
});
