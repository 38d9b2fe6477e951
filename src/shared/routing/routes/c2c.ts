import { assumedLogin } from '../assumed';
import { defineRoutes } from '../route';

/** Trading between users (C2C). */
export const c2cRoutes = defineRoutes({
  c2cTrade: {
    path: '/c2c/trade',
    folder: 'c2c/trade',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.c2cTrade',
    menuPlacements: [
      { menu: 'mega', group: 'buyCrypto', order: 20, labelKey: 'routes.menuC2cBuy' },
      { menu: 'footer', group: 'products', order: 50 },
    ],
    isIndexed: true,
  },
  buyWithCard: {
    path: '/c2c/trade/creditCardIndex',
    folder: 'c2c/card',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.buyWithCard',
    parent: 'c2cTrade',
    menuPlacements: [{ menu: 'mega', group: 'buyCrypto', order: 30 }],
    isIndexed: true,
  },
  c2cBusiness: {
    path: '/c2c/business',
    folder: 'c2c/business',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.c2cBusiness',
    parent: 'c2cTrade',
    assumed: 'that this is the page of merchants',
  },
  c2cAccount: {
    path: '/c2c/account',
    folder: 'c2c/account',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.c2cAccount',
    parent: 'assetOverview',
    menuPlacements: [{ menu: 'assets', group: 'accounts', order: 40, when: 'realTrading' }],
    assumed: assumedLogin,
  },
  c2cOrders: {
    path: '/c2c/order',
    folder: 'c2c/orders',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.c2cOrders',
    parent: 'c2cTrade',
    menuPlacements: [{ menu: 'orders', group: 'records', order: 30 }],
    assumed: assumedLogin,
  },
  c2cPaymentSettings: {
    path: '/c2c/paymentSettings',
    folder: 'c2c/payment-settings',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.c2cPaymentSettings',
    parent: 'c2cTrade',
    menuPlacements: [{ menu: 'user', group: 'account', order: 40 }],
    assumed: assumedLogin,
  },
});
