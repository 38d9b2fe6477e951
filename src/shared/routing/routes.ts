import { listRoutes, type Route } from './route';
import { accountRoutes } from './routes/account';
import { assetRoutes } from './routes/assets';
import { c2cRoutes } from './routes/c2c';
import { contentRoutes } from './routes/content';
import { copyTradingRoutes } from './routes/copyTrading';
import { earnRoutes } from './routes/earn';
import { marketRoutes } from './routes/market';
import { orderRoutes } from './routes/orders';
import { rewardRoutes } from './routes/rewards';
import { shellRoutes } from './routes/shell';
import { tradeRoutes } from './routes/trade';
import { web3Routes } from './routes/web3';

/** The screens, built or planned: the single table behind router, guard, menus, titles, breadcrumbs, links, audit and sitemap. */
export const routes = {
  ...shellRoutes,
  ...accountRoutes,
  ...assetRoutes,
  ...c2cRoutes,
  ...marketRoutes,
  ...tradeRoutes,
  ...copyTradingRoutes,
  ...earnRoutes,
  ...orderRoutes,
  ...rewardRoutes,
  ...contentRoutes,
  ...web3Routes,
};

/** The same rows with their ids, in table order. */
export const routeList: readonly Route[] = listRoutes(routes);
