import { combine } from 'effector';
import { margin } from '@/contract/margin';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Mounted by forms that show the risk of an account, with the account's pair; null on cross margin. */
export const TiersGate = createGate<{ readonly tradeId: number | null }>('TiersGate', { tradeId: null });

/** The borrowing tiers of the pair; null on cross margin and until known. */
export const $tiers = query({
  endpoint: margin.isolatedTiers,
  $params: combine(TiersGate.status, TiersGate.state, (isOpen, { tradeId }) =>
    isOpen && tradeId !== null ? { query: { tradeId } } : null,
  ),
}).$data;
