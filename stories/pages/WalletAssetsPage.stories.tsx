import { web3 } from '@/contract/web3';
import { WalletAssetsPage } from '@/pages/web3/assets/page';
import { routes } from '@/shared/routing';
import { PressOnMount } from '../PressOnMount';
import { pageStory } from '../support';

export default { title: 'pages/WalletAssetsPage' };

export const Default = pageStory(routes.web3Assets, WalletAssetsPage);

export const RiskTokens = pageStory(routes.web3Assets, WalletAssetsPage, { scenario: 'web3-risk-tokens' });

export const Whale = pageStory(routes.web3Assets, WalletAssetsPage, { as: 'web3Whale', scenario: 'web3-whale' });

export const Empty = pageStory(routes.web3Assets, WalletAssetsPage, { scenario: 'web3-empty' });

export const Loading = pageStory(routes.web3Assets, WalletAssetsPage, { responses: { [web3.accountData.path]: 'pending' } });

export const Preparing = pageStory(routes.web3Assets, WalletAssetsPage, { scenario: 'web3-busy-forever' });

export const Failed = pageStory(routes.web3Assets, WalletAssetsPage, { responses: { [web3.accountData.path]: 'fault' } });

export const Hidden = () => (
  <PressOnMount button="Hide balances">
    <Default />
  </PressOnMount>
);

export const TokenOpened = () => (
  <PressOnMount button="Details">
    <Default />
  </PressOnMount>
);
