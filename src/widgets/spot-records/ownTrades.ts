import { combine } from 'effector';
import type { MarketTrade } from '@/contract/market';
import { spot, type Fill } from '@/contract/spot';
import type { Instrument } from '@/entities/market';
import { userChanged } from '@/entities/session';
import { openOrdersUpdated, SpotAccountGate, spotAccountChanged } from '@/entities/spot-account';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The number of own trades shown. */
const shownTrades = 50;

/** Open while the user's trades of a pair are shown. */
export const OwnTradesGate = createGate<{ readonly id: Instrument['id'] | null }>('OwnTradesGate', { id: null });

export const ownFills = query({
  endpoint: spot.fills,
  $params: combine(OwnTradesGate.state, SpotAccountGate.state, ({ id }, { account }) =>
    typeof id === 'number' ? { query: { account, tradeId: id, pageNum: 1, pageSize: shownTrades } } : null,
  ),
  refetchOn: [openOrdersUpdated, spotAccountChanged],
  resetOn: userChanged,
});

/** Converts fills to market trades. */
export const tradesOf = ({ list }: { readonly list: readonly Fill[] }): readonly MarketTrade[] =>
  list.map(({ fillId: id, price, amount, side, time }) => ({ id, price, amount, side, time }));
