import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { LongShortRatio, MarketOverview, MarketOverviewQuery, Sector } from '../schema/overview';

const unlisted = 'no document lists it; the industry data page requires it';

export const overview = endpoint('market.overview', {
  method: 'GET',
  path: '/hk-web/market/explore/overview',
  access: 'public',
  query: MarketOverviewQuery,
  data: MarketOverview,
  assumed: unlisted,
});

export const sectors = endpoint('market.sectors', {
  method: 'GET',
  path: '/hk-web/market/explore/sectors',
  access: 'public',
  data: z.array(Sector),
  assumed: unlisted,
});

export const longShortRatios = endpoint('market.longShortRatios', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/long-short-ratios',
  access: 'public',
  data: z.array(LongShortRatio),
  assumed: unlisted,
});
