import { AssetsCard } from '@/widgets/assets-card';
import { AppStory, type AppStoryProps } from '../support';
import { FixedMarket } from './fixedMarket';

export default { title: 'widgets/AssetsCard' };

const Example = (props: Omit<AppStoryProps, 'children'>) => (
  <AppStory {...props}>
    <AssetsCard />
  </AppStory>
);

export const Trader = () => <Example as="trader" />;

export const LargeBalance = () => <Example as="vip" />;

export const NothingYet = () => <Example as="newUser" />;

export const Hidden = () => <Example as="trader" stored={{ 'ui.hideBalance': 'true' }} />;

export const Loading = () => <Example as="trader" scenario="slow-exchange" />;

/** Mock trading has its own summary and no transfer. */
export const MockTrading = () => (
  <AppStory as="trader">
    <AssetsCard
      mockSummary={{
        totalCnyAccountRights: '72000.5',
        totalAccountRights: '10000.12',
        totalBtcAccountRights: '0.1199',
        totalEthAccountRights: '3.4',
      }}
    />
  </AppStory>
);

export const MockTradingLoading = () => (
  <FixedMarket responses={{}}>
    <AssetsCard mockSummary={null} />
  </FixedMarket>
);
