import { web3 } from '@/contract/web3';
import { WalletTools } from '@/widgets/wallet-menu';
import { PressOnMount } from '../PressOnMount';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/WalletTools' };

const Example = (options: Pick<AppStoryProps, 'as' | 'scenario' | 'responses'>) => (
  <AppStory at="/web3" as="web3Wallet" {...options}>
    <WalletTools />
  </AppStory>
);

export const NotConnected = () => <Example as="visitor" />;

export const Connected = () => <Example />;

export const Menu = () => (
  <PressOnMount button="Wallet">
    <Example />
  </PressOnMount>
);

export const LongNames = () => (
  <PressOnMount button="Wallet">
    <Example scenario="web3-long-names" />
  </PressOnMount>
);

export const Whale = () => <Example as="web3Whale" scenario="web3-whale" />;

export const BalanceLoading = () => <Example responses={{ [web3.accountData.path]: 'pending' }} />;

export const BalanceFailed = () => <Example responses={{ [web3.accountData.path]: 'fault' }} />;
