import { combine, createEvent, sample } from 'effector';
import { add } from '@/contract/decimal';
import { premarketHoldings, premarketOrders } from '@/entities/premarket';
import { $balanceByCoin, balances } from '@/entities/spot-account';

/** Spot balances, and collateral of open orders and deals in the quote coin; null until all are loaded. */
const $account = combine($balanceByCoin, premarketOrders.$latest, premarketHoldings.$latest, (balanceOf, orders, holdings) =>
  balanceOf && orders && holdings ? { balanceOf, orderCollateral: pledgeOf(orders.list), dealCollateral: pledgeOf(holdings) } : null,
);

const pledgeOf = (list: readonly { readonly pledge: string }[]) => add(...list.map(({ pledge }) => pledge));

/** The pre-market account in the shape of a query. */
export const premarketAccount = {
  $data: $account,
  $latest: $account,
  $error: combine(
    balances.$error,
    premarketOrders.$error,
    premarketHoldings.$error,
    (balance, orders, holdings) => balance ?? orders ?? holdings,
  ),
  refetched: createEvent(),
};
sample({ clock: premarketAccount.refetched, target: [balances.refetched, premarketOrders.refetched, premarketHoldings.refetched] });
