import * as z from 'zod/mini';
import { endpoint } from '../../endpoint';
import { LongShortRatio, MarketOverview, MarketOverviewQuery, Sector } from '../schema/overview';

const page = 'no document lists it; the industry data page requires it';

export const overview = endpoint('market.overview', {
  method: 'GET',
  path: '/hk-web/market/explore/overview',
  access: 'public',
  query: MarketOverviewQuery,
  data: MarketOverview,
  assumed: page,
});

export const sectors = endpoint('market.sectors', {
  method: 'GET',
  path: '/hk-web/market/explore/sectors',
  access: 'public',
  data: z.array(Sector),
  assumed: page,
});

export const longShortRatios = endpoint('market.longShortRatios', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/public/long-short-ratios',
  access: 'public',
  data: z.array(LongShortRatio),
  assumed: page,
});
