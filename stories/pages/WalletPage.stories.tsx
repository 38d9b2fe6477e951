import { web3 } from '@/contract/web3';
import { WalletPage } from '@/pages/web3/wallet/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/WalletPage' };

export const Visitor = pageStory(routes.web3, WalletPage);

export const Connected = pageStory(routes.web3, WalletPage, { as: 'web3Wallet' });

export const Loading = pageStory(routes.web3, WalletPage, { scenario: 'slow-exchange' });

export const MarketFailed = pageStory(routes.web3, WalletPage, {
  responses: { [web3.dexTokenPage.path]: 'fault', [web3.chainAll.path]: 'fault' },
});
