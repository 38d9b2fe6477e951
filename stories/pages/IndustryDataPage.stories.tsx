import { market } from '@/contract/market';
import { IndustryDataPage } from '@/pages/market/industry-data/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/IndustryDataPage' };

const overview = market.overview.path;
const sectors = market.sectors.path;
const ratios = market.longShortRatios.path;

export const Calm = pageStory(routes.industryData, IndustryDataPage);

export const ByTurnover = pageStory(routes.industryData, IndustryDataPage, { search: '?range=1y&size=turnover&funding=lowest' });

export const ExtremeFear = pageStory(routes.industryData, IndustryDataPage, { scenario: 'market-fear' });

export const Loading = pageStory(routes.industryData, IndustryDataPage, {
  responses: { [overview]: 'pending', [sectors]: 'pending', [ratios]: 'pending' },
});

export const PartsFailed = pageStory(routes.industryData, IndustryDataPage, {
  responses: { [overview]: 'fault', [sectors]: 'offline', [ratios]: 'fault' },
});

export const StalePrices = pageStory(routes.industryData, IndustryDataPage, { scenario: 'prices-stale' });
