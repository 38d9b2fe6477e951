import { combine } from 'effector';
import type { MarketTrade } from '@/contract/market';
import { swap, type ContractDeal } from '@/contract/swap';
import { $accountMode, contractOrdersUpdated, contractPositionsUpdated } from '@/entities/contract-account';
import type { Instrument } from '@/entities/market';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** How many of the user's trades are shown. */
const maxTradesShown = 50;

/** The user's trades of a contract are mounted. */
export const OwnTradesGate = createGate<{ readonly id: Instrument['id'] | null }>('OwnTradesGate', { id: null });

export const ownDeals = query({
  endpoint: swap.dealRecords,
  $params: combine(OwnTradesGate.state, $accountMode, ({ id }, mode) =>
    typeof id === 'string' && mode !== null
      ? { params: { bizType: 'portal' as const }, query: { mode, contractCode: id, pageNum: 1, pageSize: maxTradesShown } }
      : null,
  ),
  refetchOn: [contractOrdersUpdated, contractPositionsUpdated],
  resetOn: userChanged,
});

/** Converts fills to market trades. */
export const tradesOf = ({ list }: { readonly list: readonly ContractDeal[] }): readonly MarketTrade[] =>
  list.map(({ dealId: id, price, amount, side, createdTime: time }) => ({ id, price, amount, side, time }));
