import { tradeMode } from '@/contract/swap';
import { ContractAccountGate } from '@/entities/contract-account';
import { PairGate } from '@/entities/pair-feed';
import { useGate } from '@/shared/lib/gate';
import { ContractAssets } from '@/widgets/contract-records';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/ContractAssets' };

function Panel() {
  useGate(ContractAccountGate, { mode: tradeMode.real });
  useGate(PairGate, { id: 'btcusdt' });
  return (
    <div data-density="compact">
      <ContractAssets title="Assets" />
    </div>
  );
}

const story = (props: Pick<AppStoryProps, 'as' | 'scenario'>) => () => (
  <AppStory {...props}>
    <Panel />
  </AppStory>
);

export const Held = story({ as: 'contractTrader' });

export const CoinMargined = story({ as: 'coinMarginTrader', scenario: 'coin-margined-position' });

export const Loading = story({ as: 'contractTrader', scenario: 'slow-exchange' });

export const Empty = story({ as: 'newUser' });
