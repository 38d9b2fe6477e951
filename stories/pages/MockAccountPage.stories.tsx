import { MockAccountPage } from '@/pages/trade/mock-account/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/MockAccountPage' };

export const Trading = pageStory(routes.mockAccount, MockAccountPage, { scenario: 'mock-trading' });

export const NothingClaimed = pageStory(routes.mockAccount, MockAccountPage, { as: 'newUser', scenario: 'mock-unclaimed' });

export const Empty = pageStory(routes.mockAccount, MockAccountPage, { scenario: 'mock-empty' });

export const LimitReached = pageStory(routes.mockAccount, MockAccountPage, { scenario: 'mock-claim-limit' });

export const Liquidated = pageStory(routes.mockAccount, MockAccountPage, { scenario: 'mock-liquidated' });

export const ConnectionLost = pageStory(routes.mockAccount, MockAccountPage, {
  answers: {
    '/hk-web/swap/v2/mock/account/assets-summary': 'offline',
    '/hk-web/swap/v1/mock/account/equity': 'offline',
    '/hk-web/swap/v1/mock/leaderboard': 'offline',
  },
});

export const Loading = pageStory(routes.mockAccount, MockAccountPage, {
  answers: {
    '/hk-web/swap/v2/mock/account/assets-summary': 'pending',
    '/hk-web/swap/v1/mock/account/equity': 'pending',
    '/hk-web/swap/v1/mock/leaderboard': 'pending',
  },
});
