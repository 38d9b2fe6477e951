import { combine } from 'effector';
import { margin } from '@/contract/margin';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Mounted by a form that borrows or repays, with the pair of its account; null on cross margin. */
export const LoanFormGate = createGate<{ readonly tradeId: number | null }>('LoanFormGate', { tradeId: null });

/** The tiers of the pair; null on cross margin, and while they are not known. */
export const $tiers = query({
  endpoint: margin.isolatedLadder,
  $params: combine(LoanFormGate.status, LoanFormGate.state, (isOpen, { tradeId }) =>
    isOpen && tradeId !== null ? { query: { tradeId } } : null,
  ),
}).$data;
