import * as z from 'zod/mini';
import { wholeNumber } from '@/contract/endpoint';
import { assumedLogin } from '../assumed';
import { defineRoutes } from '../route';
import { tab } from '../tab';

/** Orders and records by product. */
export const orderRoutes = defineRoutes({
  spotOrders: {
    path: '/orderHome/coinTradeOrder',
    folder: 'orders/spot',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.spotOrders',
    query: z.object({ tab, tradeId: z.optional(wholeNumber()) }),
    namespaces: ['records', 'orders'],
    places: [{ menu: 'orders', group: 'records', order: 10 }],
    assumed: assumedLogin,
  },
  marginOrders: {
    path: '/orderHome/leverOrder',
    folder: 'orders/margin',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.marginOrders',
    query: z.object({ marginMode: z.optional(z.enum(['cross', 'isolated'])), tab }),
    namespaces: ['margin', 'orders', 'records', 'accounts'],
    places: [
      { menu: 'orders', group: 'records', order: 20, query: { marginMode: 'cross' } },
      {
        menu: 'orders',
        group: 'records',
        order: 25,
        query: { marginMode: 'isolated' },
        labelKey: 'routes.menuIsolatedOrders',
        hiddenOn: 'desktop',
      },
    ],
    assumed: assumedLogin,
  },
  contractOrders: {
    path: '/orderHome/contractOrder/',
    folder: 'orders/contract',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.contractOrders',
    query: z.object({ bizType: z.optional(z.enum(['perpetual', 'deliver'])), tab }),
    namespaces: ['contract', 'orders', 'records'],
    places: [
      { menu: 'orders', group: 'records', order: 40, query: { bizType: 'perpetual' }, when: 'realTrading' },
      {
        menu: 'orders',
        group: 'records',
        order: 45,
        query: { bizType: 'deliver' },
        labelKey: 'routes.menuDeliveryOrders',
        when: 'realTrading',
        hiddenOn: 'desktop',
      },
    ],
    assumed: assumedLogin,
  },
  pledgeRecords: {
    path: '/orderHome/ledgeBorrowMoneyRecord',
    folder: 'orders/pledge',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.pledgeRecords',
    places: [{ menu: 'orders', group: 'records', order: 50, hiddenOn: 'phone' }],
    assumed: assumedLogin,
  },
  ieoOrders: {
    path: '/orderHome/ieoOrder',
    folder: 'orders/ieo',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.ieoOrders',
    places: [{ menu: 'orders', group: 'records', order: 60 }],
    assumed: assumedLogin,
  },
  wealthRecords: {
    path: '/orderHome/wealthManagementRecord',
    folder: 'orders/wealth',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.wealthRecords',
    places: [{ menu: 'orders', group: 'records', order: 70 }],
    assumed: assumedLogin,
  },
  transferRecords: {
    path: '/orderHome/transferRecord',
    folder: 'orders/transfer',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.transferRecords',
    query: z.object({ source: z.optional(wholeNumber()), target: z.optional(wholeNumber()) }),
    namespaces: ['records', 'orders', 'accounts'],
    places: [{ menu: 'orders', group: 'records', order: 80 }],
    isCore: true,
    assumed: assumedLogin,
  },
});
