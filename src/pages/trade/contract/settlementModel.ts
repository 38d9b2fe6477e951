import { combine } from 'effector';
import { swap } from '@/contract/swap';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** A contract that has been delivered is shown; null for one that never was. */
export const SettlementGate = createGate<{ readonly contractCode: string | null }>('SettlementGate', { contractCode: null });

/** At what it was settled. */
export const settlement = query({
  endpoint: swap.settlement,
  $params: combine(SettlementGate.status, SettlementGate.state, (isOpen, { contractCode }) =>
    isOpen && contractCode !== null ? { params: { contractCode } } : null,
  ),
});
