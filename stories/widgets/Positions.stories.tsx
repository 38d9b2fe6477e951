import { swap, tradeMode } from '@/contract/swap';
import { ContractAccountGate } from '@/entities/contract-account';
import { withPathParams } from '@/shared/api';
import { useGate } from '@/shared/lib/gate';
import { Positions } from '@/widgets/contract-records';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/Positions' };

const tabQuery = {};

function Panel() {
  useGate(ContractAccountGate, { mode: tradeMode.real });
  return (
    <div data-density="compact">
      <Positions title="Positions" fileName="positions" tabQuery={tabQuery} />
    </div>
  );
}

const story = (props: Pick<AppStoryProps, 'as' | 'scenario' | 'responses'>) => () => (
  <AppStory {...props}>
    <Panel />
  </AppStory>
);

export const Hedged = story({ as: 'trader', scenario: 'hedged-positions' });

export const OneWay = story({ as: 'trader', scenario: 'one-way-positions' });

export const Split = story({ as: 'trader', scenario: 'split-positions' });

export const WithExits = story({ as: 'trader', scenario: 'contract-plans' });

export const NearLiquidation = story({ as: 'trader', scenario: 'liquidation-soon' });

export const AboutToBeDelivered = story({ as: 'deliveryTrader', scenario: 'delivery-soon' });

export const CoinMargined = story({ as: 'coinMarginTrader', scenario: 'coin-margined-position' });

export const Many = story({ as: 'vip', scenario: 'positions-many' });

export const Empty = story({ as: 'newUser' });

const positions = withPathParams(swap.positionList, { bizType: 'portal' }).path;

export const Loading = story({ as: 'trader', responses: { [positions]: 'pending' } });

export const Failed = story({ as: 'trader', responses: { [positions]: 'fault' } });
