import { margin, marginMode } from '@/contract/margin';
import { MarginAccountGate } from '@/entities/margin-account';
import { useGate } from '@/shared/lib/gate';
import { CrossAssets } from '@/widgets/margin-records';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/CrossAssets' };

const tabQuery = {};

const bitcoin = 1001;

function Assets() {
  useGate(MarginAccountGate, { mode: marginMode.cross, tradeId: bitcoin });
  return <CrossAssets title="Positions" fileName="positions" tabQuery={tabQuery} density="compact" />;
}

const assetsOf = (as: AppStoryProps['as'], options?: Pick<AppStoryProps, 'scenario' | 'responses'>) => () => (
  <AppStory as={as} {...options}>
    <Assets />
  </AppStory>
);

export const InDebt = assetsOf('crossMargin');

export const WithoutDebt = assetsOf('trader');

export const MarginCall = assetsOf('crossMargin', { scenario: 'cross-near-liquidation' });

export const Empty = assetsOf('newUser');

export const Loading = assetsOf('crossMargin', { responses: { [margin.crossAccount.path]: 'pending' } });

export const Failed = assetsOf('crossMargin', { responses: { [margin.crossAccount.path]: 'fault' } });
