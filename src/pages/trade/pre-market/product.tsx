import { $premarketHoldingCount, $premarketOrderCount } from '@/entities/premarket';
import { premarketLineMoved } from '@/features/edit-premarket-order';
import { sideChosen } from '@/features/place-premarket-order';
import { lazyNamed } from '@/shared/lazy';
import { routes } from '@/shared/routing';
import type { DeskProduct } from '@/widgets/trade-desk';
import { PhoneActions } from './PhoneActions';
import { StageFigures } from './StageFigures';
import { TokenForm } from './TokenForm';
import { $holdingsOf, $ownOrders } from './model';

const records = () => import('./records');

/** Trading of tokens before their listing. */
export const premarketDesk: DeskProduct = {
  route: routes.preMarket,
  market: 'spot',
  hasStages: true,
  loadPairs: async () => (await import('./TokenList')).TokenList,
  OrderForm: TokenForm,
  PhoneActions,
  Account: lazyNamed(() => import('./Account'), 'Account'),
  Info: lazyNamed(() => import('./TokenFacts'), 'TokenFacts'),
  TickerStats: StageFigures,
  OwnTrades: lazyNamed(() => import('./OwnTrades'), 'OwnTrades'),
  tabs: [
    {
      id: 'holdings',
      label: 'premarket.holdings',
      Content: lazyNamed(records, 'Holdings'),
      $count: $premarketHoldingCount,
      filtersByPair: false,
    },
    {
      id: 'open',
      label: 'orders.openOrders',
      Content: lazyNamed(records, 'OpenOrders'),
      $count: $premarketOrderCount,
      filtersByPair: true,
    },
    { id: 'history', label: 'orders.orderHistory', Content: lazyNamed(records, 'OrderHistory'), filtersByPair: true },
    { id: 'deals', label: 'premarket.deals', Content: lazyNamed(records, 'Deals'), filtersByPair: true },
  ],
  $ownOrders,
  $holdingsOf,
  orderMoved: premarketLineMoved,
  sideChosen,
  sides: { buy: 'orders.buy', sell: 'orders.sell' },
};
