import { IsolatedPositions } from '@/widgets/margin-records';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/IsolatedPositions' };

const tabQuery = {};

const positionsOf = (as: AppStoryProps['as'], scenario?: AppStoryProps['scenario']) => () => (
  <AppStory as={as} scenario={scenario}>
    <IsolatedPositions title="Positions" fileName="positions" tabQuery={tabQuery} density="compact" />
  </AppStory>
);

export const Several = positionsOf('isolatedMargin');

export const MarginCall = positionsOf('trader', 'isolated-near-liquidation');

export const WithoutDebt = positionsOf('trader');

export const Empty = positionsOf('newUser');
