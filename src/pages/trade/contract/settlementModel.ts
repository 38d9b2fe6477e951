import { combine } from 'effector';
import { code } from '@/contract/codes';
import { swap } from '@/contract/swap';
import { query, refusalCode } from '@/shared/api';
import { retried } from '@/shared/api/retried';
import { createGate } from '@/shared/lib/gate';

/** A contract that has been delivered is shown; null for one that never was. */
export const SettlementGate = createGate<{ readonly contractCode: string | null }>('SettlementGate', { contractCode: null });

/** How often the price is asked for again that the exchange has not found yet, and after what time, in ms. */
const again = { times: 20, ms: 3_000 };

/** At what it was settled. */
export const settlement = query({
  endpoint: swap.settlement,
  $params: combine(SettlementGate.status, SettlementGate.state, (isOpen, { contractCode }) =>
    isOpen && contractCode !== null ? { params: { contractCode } } : null,
  ),
  retry: retried({ ...again, when: (error) => refusalCode(error) === code.notFound.code }),
});
