import { $openOrderCounts } from '@/entities/spot-account';
import { $orderLines, lineMoved } from '@/features/edit-order';
import { sideChosen } from '@/features/place-order';
import { lazyNamed } from '@/shared/lazy';
import { routes } from '@/shared/routing';
import { pairCodeOf, type DeskProduct } from '@/widgets/trade-desk';
import { $holdingsOf, $marks } from './model';
import { ModeSwitch } from './ModeSwitch';

const records = () => import('./records');

/** Cross and isolated margin trading: spot pairs with borrowed coins. */
export const marginDesk: DeskProduct = {
  route: routes.marginTrade,
  market: 'spot',
  hrefOf: (pair, to) => (pair.leverage > 0 ? to(routes.marginTradePair, { params: { tradeCode: pairCodeOf(pair) } }) : null),
  Tag: ModeSwitch,
  OrderForm: lazyNamed(() => import('./MarginForm'), 'MarginForm'),
  Account: lazyNamed(() => import('./AccountPanel'), 'AccountPanel'),
  Info: lazyNamed(() => import('./MarginFacts'), 'MarginFacts'),
  hiddenWhenNarrow: () => ['links'],
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
    { id: 'positions', label: 'margin.positions', Content: lazyNamed(records, 'Positions'), filtersByPair: true },
    { id: 'history', label: 'orders.orderHistory', Content: lazyNamed(records, 'OrderHistory'), filtersByPair: true },
    { id: 'fills', label: 'orders.fills', Content: lazyNamed(records, 'Fills'), filtersByPair: true },
    { id: 'borrows', label: 'margin.borrowRecords', Content: lazyNamed(records, 'Borrows'), filtersByPair: true },
    { id: 'repays', label: 'margin.repayRecords', Content: lazyNamed(records, 'Repays'), filtersByPair: true },
    { id: 'interests', label: 'margin.interestRecords', Content: lazyNamed(records, 'Interests'), filtersByPair: true },
    { id: 'transfers', label: 'margin.transferRecords', Content: lazyNamed(records, 'Transfers'), filtersByPair: true },
    { id: 'liquidations', label: 'margin.liquidationRecords', Content: lazyNamed(records, 'Liquidations'), filtersByPair: true },
  ],
  $ownOrders: $orderLines,
  $marks,
  $holdingsOf,
  orderMoved: lineMoved,
  sideChosen,
  sides: { buy: 'orders.buy', sell: 'orders.sell' },
};
