import { AccountBalances } from '@/widgets/assets-card';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/AccountBalances' };

const Example = (props: Omit<AppStoryProps, 'children'>) => (
  <AppStory {...props}>
    <AccountBalances />
  </AppStory>
);

export const Trader = () => <Example as="trader" />;

export const NothingYet = () => <Example as="newUser" />;

export const Hidden = () => <Example as="trader" stored={{ 'ui.hideBalance': 'true' }} />;

export const Loading = () => <Example as="trader" scenario="slow-exchange" />;
