import { swap } from '@/contract/swap';
import { MockAccountPage } from '@/pages/trade/mock-account/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/MockAccountPage' };

const summary = swap.mockAssetsSummary.path;
const equity = swap.mockEquity.path;
const leaderboard = swap.mockLeaderboard.path;

export const Trading = pageStory(routes.mockAccount, MockAccountPage, { scenario: 'mock-trading' });

export const NothingClaimed = pageStory(routes.mockAccount, MockAccountPage, { as: 'newUser', scenario: 'mock-unclaimed' });

export const Empty = pageStory(routes.mockAccount, MockAccountPage, { scenario: 'mock-empty' });

export const LimitReached = pageStory(routes.mockAccount, MockAccountPage, { scenario: 'mock-claim-limit' });

export const Liquidated = pageStory(routes.mockAccount, MockAccountPage, { scenario: 'mock-liquidated' });

export const ConnectionLost = pageStory(routes.mockAccount, MockAccountPage, {
  responses: { [summary]: 'offline', [equity]: 'offline', [leaderboard]: 'offline' },
});

export const Loading = pageStory(routes.mockAccount, MockAccountPage, {
  responses: { [summary]: 'pending', [equity]: 'pending', [leaderboard]: 'pending' },
});
