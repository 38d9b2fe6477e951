import { useUnit } from 'effector-react';
import { account } from '@/contract/capital';
import { $openOrderCounts } from '@/entities/spot-account';
import { OrderForm, sideChosen } from '@/features/place-order';
import { transferOpened } from '@/features/transfer';
import { routes } from '@/shared/routing';
import { fills, orderHistory, planOrders, restingOrders } from '@/widgets/spot-records';
import type { DeskPartProps, DeskProduct } from '@/widgets/trade-desk';
import { Balances } from './Balances';
import { CoinFacts } from './CoinFacts';
import { Funds } from './Funds';
import { $ownOrders, lineMoved } from './model';

/** The spot trade screen. */
export const spotDesk: DeskProduct = {
  route: routes.spotTrade,
  market: 'spot',
  OrderForm: SpotForm,
  Account: Balances,
  Info: CoinFacts,
  tabs: [
    { ...restingOrders, $count: $openOrderCounts.book, isByPair: true },
    { ...planOrders, $count: $openOrderCounts.trigger, isByPair: true },
    { ...orderHistory, isByPair: true },
    { ...fills, isByPair: true },
    { id: 'funds', label: 'trade.funds', Content: Funds, isByPair: false },
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
