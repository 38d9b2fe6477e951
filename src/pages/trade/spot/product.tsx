import { useUnit } from 'effector-react';
import { account } from '@/contract/capital';
import { $openOrderCounts } from '@/entities/spot-account';
import { OrderForm, sideChosen } from '@/features/place-order';
import { transferOpened } from '@/features/transfer';
import { lazyNamed } from '@/shared/lazy';
import { routes } from '@/shared/routing';
import type { DeskPartProps, DeskProduct } from '@/widgets/trade-desk';
import { Balances } from './Balances';
import { CoinFacts } from './CoinFacts';
import { $ownOrders, lineMoved } from './model';

const records = () => import('./records');

/** The spot trade screen. */
export const spotDesk: DeskProduct = {
  route: routes.spotTrade,
  market: 'spot',
  OrderForm: SpotForm,
  Account: Balances,
  Info: CoinFacts,
  tabs: [
    {
      id: 'open',
      label: 'orders.openOrders',
      Content: lazyNamed(records, 'OpenOrders'),
      $count: $openOrderCounts.book,
      isByPair: true,
    },
    {
      id: 'plan',
      label: 'orders.planOrders',
      Content: lazyNamed(records, 'PlanOrders'),
      $count: $openOrderCounts.trigger,
      isByPair: true,
    },
    { id: 'history', label: 'orders.orderHistory', Content: lazyNamed(records, 'OrderHistory'), isByPair: true },
    { id: 'fills', label: 'orders.fills', Content: lazyNamed(records, 'Fills'), isByPair: true },
    { id: 'funds', label: 'trade.funds', Content: lazyNamed(records, 'Funds'), isByPair: false },
  ],
  $ownOrders,
  orderMoved: lineMoved,
  sideChosen,
  sides: { buy: 'orders.buy', sell: 'orders.sell' },
};

function SpotForm({ pair }: DeskPartProps) {
  const onTransfer = useUnit(transferOpened);
  return <OrderForm pair={pair} onTopUp={(coinId) => onTransfer({ target: account.spot, ...(coinId !== undefined && { coinId }) })} />;
}
