import { margin } from '@/contract/margin';
import { MarginAccountPage } from '@/pages/assets/margin/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/MarginAccountPage' };

export const Cross = pageStory(routes.marginAccount, MarginAccountPage, { as: 'crossMargin' });

export const Isolated = pageStory(routes.marginAccount, MarginAccountPage, { as: 'isolatedMargin', search: '?type=isolated' });

export const NoDebt = pageStory(routes.marginAccount, MarginAccountPage);

export const RiskFailed = pageStory(routes.marginAccount, MarginAccountPage, {
  as: 'crossMargin',
  responses: { [margin.crossAccount.path]: 'fault' },
});

export const Empty = pageStory(routes.marginAccount, MarginAccountPage, { as: 'newUser' });
