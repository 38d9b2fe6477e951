import type { MarketTrade } from '@/contract/market';
import { premarket, type PremarketDeal } from '@/contract/premarket';
import { premarketChanged, premarketOrdersUpdated } from '@/entities/premarket';
import type { Instrument } from '@/entities/market';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** How many of the user's trades are shown. */
const maxTradesShown = 50;

/** The user's trades of a token are mounted. */
export const OwnTradesGate = createGate<{ readonly id: Instrument['id'] | null }>('OwnTradesGate', { id: null });

export const ownDeals = query({
  endpoint: premarket.deals,
  $params: OwnTradesGate.state.map(({ id }) =>
    typeof id === 'number' ? { query: { tradeId: id, pageNum: 1, pageSize: maxTradesShown } } : null,
  ),
  refetchOn: [premarketOrdersUpdated, premarketChanged],
  resetOn: userChanged,
});

/** Converts deals to market trades. */
export const tradesOf = ({ list }: { readonly list: readonly PremarketDeal[] }): readonly MarketTrade[] =>
  list.map(({ dealId: id, price, amount, side, time }) => ({ id, price, amount, side, time }));
