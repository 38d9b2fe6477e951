import { spot, tradingAccount, type SpotBalance } from '@/contract/spot';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { $tradedAccount, spotAccountChanged } from './gate';
import { openOrdersUpdated } from './openOrders';

/** Interval between a response and the next request, in ms: transfers and deposits also change balances. */
const balanceInterval = 5_000;

/** The spot account's coins while its trade screen is shown. */
export const balances = query({
  endpoint: spot.balances,
  $params: $tradedAccount.map((account) => (account === tradingAccount.spot ? {} : null)),
  refetchOn: [spotAccountChanged, openOrdersUpdated],
  resetOn: userChanged,
  poll: { every: balanceInterval },
});

/** The balances by coin name; null until known. Coins never held are missing. */
export const $balanceByCoin = balances.$latest.map((list): ReadonlyMap<string, SpotBalance> | null =>
  list === null ? null : new Map(list.map((row) => [row.coinName, row])),
);
