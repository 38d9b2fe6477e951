import { defineRoutes } from '../route';

/** Earn products and new listings. */
export const earnRoutes = defineRoutes({
  wealth: {
    path: '/wealthManagement',
    folder: 'earn/wealth',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.wealth',
    menuPlacements: [
      { menu: 'mega', group: 'financial', order: 10 },
      { menu: 'footer', group: 'products', order: 60 },
    ],
    isIndexed: true,
  },
  pledgeLoan: {
    path: '/pledgeBorrowMoney',
    folder: 'earn/pledge-loan',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.pledgeLoan',
    menuPlacements: [{ menu: 'mega', group: 'financial', order: 20, hiddenOn: 'phone' }],
    isIndexed: true,
  },
  dualInvestment: {
    path: '/twoCoinsFinalcial',
    folder: 'earn/dual-investment',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.dualInvestment',
    menuPlacements: [{ menu: 'mega', group: 'financial', order: 30 }],
    isIndexed: true,
  },
  ieo: {
    path: '/ieo',
    folder: 'earn/ieo',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.ieo',
    menuPlacements: [{ menu: 'mega', group: 'more', order: 60 }],
    isIndexed: true,
  },
});
