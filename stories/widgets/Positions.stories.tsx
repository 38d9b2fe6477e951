import { tradeMode } from '@/contract/swap';
import { ContractAccountGate } from '@/entities/contract-account';
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

const story = (props: Pick<AppStoryProps, 'as' | 'scenario'>) => () => (
  <AppStory {...props}>
    <Panel />
  </AppStory>
);

export const Hedged = story({ as: 'trader', scenario: 'hedged-positions' });

export const CoinMargined = story({ as: 'coinMarginTrader', scenario: 'coin-margined-position' });

export const Many = story({ as: 'vip', scenario: 'positions-many' });

export const Empty = story({ as: 'newUser' });
