import { margin } from '@/contract/margin';
import { IsolatedPositions } from '@/widgets/margin-records';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/IsolatedPositions' };

const tabQuery = {};

const positionsOf = (as: AppStoryProps['as'], scenario?: AppStoryProps['scenario'], responses?: AppStoryProps['responses']) => () => (
  <AppStory as={as} scenario={scenario} responses={responses}>
    <IsolatedPositions title="Positions" fileName="positions" tabQuery={tabQuery} density="compact" />
  </AppStory>
);

export const Several = positionsOf('isolatedMargin');

export const MarginCall = positionsOf('trader', 'isolated-near-liquidation');

export const WithoutDebt = positionsOf('trader');

export const Empty = positionsOf('newUser');

export const Loading = positionsOf('trader', 'calm', { [margin.isolatedAccount.path]: 'pending' });

export const Failed = positionsOf('trader', 'calm', { [margin.isolatedAccount.path]: 'fault' });
