import { combine } from 'effector';
import { margin } from '@/contract/margin';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Mounted by a form that tells the risk of an account, with the pair of the account; null on cross margin. */
export const TiersGate = createGate<{ readonly tradeId: number | null }>('TiersGate', { tradeId: null });

/** The tiers of the pair; null on cross margin, and while they are not known. */
export const $tiers = query({
  endpoint: margin.isolatedLadder,
  $params: combine(TiersGate.status, TiersGate.state, (isOpen, { tradeId }) =>
    isOpen && tradeId !== null ? { query: { tradeId } } : null,
  ),
}).$data;
