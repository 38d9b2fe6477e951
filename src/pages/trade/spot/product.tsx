import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { account } from '@/contract/capital';
import { tradingAccount } from '@/contract/spot';
import { $balanceByCoin, $openOrderCounts } from '@/entities/spot-account';
import { $orderLines, lineMoved } from '@/features/edit-order';
import { availableIn, OrderForm, sideChosen } from '@/features/place-order';
import { transferOpened } from '@/features/transfer';
import { lazyNamed } from '@/shared/lazy';
import { routes } from '@/shared/routing';
import type { DeskPartProps, DeskProduct } from '@/widgets/trade-desk';
import { Balances } from './Balances';
import { $holdingsOf } from './model';
import { SpotFigures } from './SpotFigures';

const records = () => import('./records');

/** Spot trading. */
export const spotDesk: DeskProduct = {
  route: routes.spotTrade,
  market: 'spot',
  OrderForm: SpotForm,
  Account: Balances,
  Info: lazyNamed(() => import('./CoinFacts'), 'CoinFacts'),
  TickerStats: SpotFigures,
  hiddenWhenNarrow: (pair) => (pair === null || pair.multiple === null ? [] : ['turnover', 'links']),
  Links: lazyNamed(() => import('./Links'), 'Links'),
  OwnTrades: lazyNamed(() => import('./ownTrades'), 'OwnTrades'),
  tabs: [
    {
      id: 'open',
      label: 'orders.openOrders',
      Content: lazyNamed(records, 'OpenOrders'),
      $count: $openOrderCounts.book,
      filtersByPair: true,
    },
    {
      id: 'plan',
      label: 'orders.planOrders',
      Content: lazyNamed(records, 'PlanOrders'),
      $count: $openOrderCounts.trigger,
      filtersByPair: true,
    },
    { id: 'history', label: 'orders.orderHistory', Content: lazyNamed(records, 'OrderHistory'), filtersByPair: true },
    { id: 'fills', label: 'orders.fills', Content: lazyNamed(records, 'Fills'), filtersByPair: true },
    { id: 'funds', label: 'trade.funds', Content: lazyNamed(records, 'Funds'), filtersByPair: false },
  ],
  $ownOrders: $orderLines,
  $holdingsOf,
  orderMoved: lineMoved,
  sideChosen,
  sides: { buy: 'orders.buy', sell: 'orders.sell' },
};

function SpotForm({ pair }: DeskPartProps) {
  const { balanceOf, onTransfer } = useUnit({ balanceOf: $balanceByCoin, onTransfer: transferOpened });
  const ticketAccount = useMemo(
    () => ({ id: tradingAccount.spot, available: availableIn(pair ?? noCoins, balanceOf), loans: null }),
    [pair, balanceOf],
  );
  const coinIdOf = (coin: string | undefined) => (coin === undefined ? undefined : balanceOf?.get(coin)?.coinId);
  return (
    <OrderForm
      pair={pair}
      account={ticketAccount}
      onTopUp={(unit) => onTransfer({ target: account.spot, coinId: coinIdOf(pair?.[unit]) })}
    />
  );
}

/** Coins of a pair that is not loaded yet. */
const noCoins = { base: '', quote: '' };
