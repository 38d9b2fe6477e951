import { useUnit } from 'effector-react';
import { swap } from '@/contract/swap';
import { MockFunds } from '@/features/mock-funds/MockFunds';
import { MockFundsHost, mockFundsOpened, MockTag } from '@/features/mock-funds';
import { Button } from '@/ui/Button/Button';
import { Panel } from '@/ui/Panel/Panel';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/MockFunds' };

const story = (options: Omit<AppStoryProps, 'children'>) => () => (
  <AppStory as="trader" {...options}>
    <Panel title="Demo funds" aside={<MockTag />}>
      <MockFunds />
    </Panel>
  </AppStory>
);
const status = swap.mockFundsStatus.path;

export const Enough = story({});

export const InUse = story({ scenario: 'mock-trading' });

export const NothingClaimed = story({ as: 'newUser', scenario: 'mock-unclaimed' });

export const Claimable = story({ scenario: 'mock-empty' });

export const LimitReached = story({ scenario: 'mock-claim-limit' });

export const Loading = story({ responses: { [status]: 'pending' } });

export const Failed = story({ responses: { [status]: 'fault' } });

function Opener() {
  const onOpen = useUnit(mockFundsOpened);
  return <Button onPress={() => onOpen()}>Demo funds</Button>;
}

export const InDialog = () => (
  <AppStory as="trader" scenario="mock-empty">
    <Opener />
    <MockFundsHost />
  </AppStory>
);
InDialog.meta = { script: [{ press: 'Demo funds' }, { see: 'Demo funds', role: 'dialog' }] };
