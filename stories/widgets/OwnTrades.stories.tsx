import { useUnit } from 'effector-react';
import { tradingAccount } from '@/contract/spot';
import { LiveMarket, marketSides } from '@/entities/market';
import { SpotAccountGate } from '@/entities/spot-account';
import { useGate } from '@/shared/lib/gate';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { OwnTrades } from '@/widgets/spot-records';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/OwnTrades' };

const spotAccount = { account: tradingAccount.spot };

function OfBitcoin() {
  useGate(SpotAccountGate, spotAccount);
  const { list } = useUnit(marketSides.spot);
  const pair = list.find(({ id }) => id === 1001);
  return pair ? <OwnTrades pair={pair} /> : <Skeleton shape="row" count={6} />;
}

const tape = (props: Pick<AppStoryProps, 'as' | 'scenario'>) => () => (
  <AppStory {...props}>
    <LiveMarket side="spot">
      <OfBitcoin />
    </LiveMarket>
  </AppStory>
);

export const Trades = tape({ as: 'trader' });

export const NoTrades = tape({ as: 'newUser' });

export const Failed = tape({ as: 'trader', scenario: 'exchange-unreachable' });
