import { spot, tradingAccount, type SpotBalance } from '@/contract/spot';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { $tradedAccount, spotAccountChanged } from './gate';
import { ordersMoved } from './openOrders';

/** From one answer to the next request, in ms: transfers and deposits change balances, too. */
const balanceInterval = 5_000;

/** The coins of the spot account while its trade screen is shown. */
export const balances = query({
  endpoint: spot.balances,
  $params: $tradedAccount.map((account) => (account === tradingAccount.spot ? {} : null)),
  refetchOn: [spotAccountChanged, ordersMoved],
  resetOn: userChanged,
  poll: { every: balanceInterval },
});

/** The balances by the name of the coin; null until they are known. A coin that was never held is missing. */
export const $balanceOf = balances.$latest.map((list): ReadonlyMap<string, SpotBalance> | null =>
  list === null ? null : new Map(list.map((row) => [row.coinName, row])),
);
