import { web3 } from '@/contract/web3';
import { WalletTools } from '@/widgets/wallet-menu';
import { Pressed } from '../Pressed';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/WalletTools' };

const Example = (options: Pick<AppStoryProps, 'as' | 'scenario' | 'answers'>) => (
  <AppStory at="/web3" as="web3Wallet" {...options}>
    <WalletTools />
  </AppStory>
);

export const NotConnected = () => <Example as="visitor" />;

export const Connected = () => <Example />;

export const Menu = () => (
  <Pressed button="Wallet">
    <Example />
  </Pressed>
);

export const LongNames = () => (
  <Pressed button="Wallet">
    <Example scenario="web3-long-names" />
  </Pressed>
);

export const Whale = () => <Example as="web3Whale" scenario="web3-whale" />;

export const BalanceLoading = () => <Example answers={{ [web3.accountData.path]: 'pending' }} />;

export const BalanceFailed = () => <Example answers={{ [web3.accountData.path]: 'fault' }} />;
