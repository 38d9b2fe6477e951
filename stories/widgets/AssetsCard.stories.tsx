import { AssetsCard } from '@/widgets/assets-card';
import { StoryTree, type StoryTreeProps } from '../tree';
import { FixedMarket } from './fixedMarket';

export default { title: 'widgets/AssetsCard' };

const Example = (props: Omit<StoryTreeProps, 'children'>) => (
  <StoryTree {...props}>
    <AssetsCard />
  </StoryTree>
);

export const Trader = () => <Example persona="trader" />;

export const LargeBalance = () => <Example persona="vip" />;

export const NothingYet = () => <Example persona="newUser" />;

export const Hidden = () => <Example persona="trader" stored={{ 'ui.hideBalance': 'true' }} />;

export const Loading = () => <Example persona="trader" scenario="slow-exchange" />;

/** Mock trading has a summary of its own and no transfer. */
export const MockTrading = () => (
  <StoryTree persona="trader">
    <AssetsCard
      mockSummary={{
        totalCnyAccountRights: '72000.5',
        totalAccountRights: '10000.12',
        totalBtcAccountRights: '0.1199',
        totalEthAccountRights: '3.4',
      }}
    />
  </StoryTree>
);

export const MockTradingLoading = () => (
  <FixedMarket answers={{}}>
    <AssetsCard mockSummary={null} />
  </FixedMarket>
);
