import * as z from 'zod/mini';
import { assumedLogin } from '../assumed';
import { text } from '../parameters';
import { defineRoutes } from '../route';

/** Benefits, VIP, fees and campaigns. */
export const rewardRoutes = defineRoutes({
  benefits: {
    path: '/benefitsCenter/home',
    folder: 'rewards/benefits',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.benefits',
    menuPlacements: [
      { menu: 'mega', group: 'more', order: 20 },
      { menu: 'user', group: 'account', order: 30 },
    ],
    assumed: assumedLogin,
  },
  myTasks: {
    path: '/benefitsCenter/myTask',
    folder: 'rewards/tasks',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.myTasks',
    parent: 'benefits',
    assumed: assumedLogin,
  },
  myCards: {
    path: '/benefitsCenter/myCard',
    folder: 'rewards/cards',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.myCards',
    parent: 'benefits',
    assumed: assumedLogin,
  },
  tradingFundDetails: {
    path: '/benefitsCenter/tradingFundDetails',
    folder: 'rewards/trading-fund',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.tradingFundDetails',
    query: z.object({ cardId: text, fundId: text, cardStatus: text }),
    parent: 'benefits',
    assumed: assumedLogin,
  },
  vip: {
    path: '/vip',
    folder: 'rewards/vip',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.vip',
    menuPlacements: [
      { menu: 'mega', group: 'more', order: 50 },
      { menu: 'footer', group: 'services', order: 20 },
    ],
    isIndexed: true,
  },
  fees: {
    path: '/rateStandard',
    folder: 'rewards/fees',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.fees',
    menuPlacements: [{ menu: 'footer', group: 'services', order: 10 }],
    isIndexed: true,
  },
  cashback: {
    path: '/activity/cashback',
    folder: 'rewards/cashback',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.cashback',
    menuPlacements: [{ menu: 'mega', group: 'contract', order: 50, when: 'rebate' }],
  },
  cashbackDetails: {
    path: '/activity/cashbackDetails',
    folder: 'rewards/cashback-details',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.cashbackDetails',
    query: z.object({ launchId: text }),
    parent: 'cashback',
  },
  kolIncentive: {
    path: '/activity/kol-incentive-plan',
    folder: 'rewards/kol-incentive',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.kolIncentive',
    menuPlacements: [{ menu: 'mega', group: 'more', order: 140, when: 'kolIncentive' }],
  },
  airdrop: {
    path: '/campaign/templateSecond/starHome',
    folder: 'rewards/airdrop',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.airdrop',
    menuPlacements: [{ menu: 'mega', group: 'more', order: 120 }],
    isIndexed: true,
    assumed: 'that this is the airdrop campaign of the menu',
  },
});
