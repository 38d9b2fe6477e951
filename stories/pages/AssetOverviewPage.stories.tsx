import { assets } from '@/contract/assets';
import { account, type AccountType } from '@/contract/capital';
import { AssetOverviewPage } from '@/pages/assets/overview/page';
import { withPathParams } from '@/shared/api';
import { routes } from '@/shared/routing';
import { PressOnMount } from '../PressOnMount';
import { pageStory } from '../support';

export default { title: 'pages/AssetOverviewPage' };

const pathOf = (wallet: AccountType) => withPathParams(assets.accountAssets, { wallet }).path;

export const Default = pageStory(routes.assetOverview, AssetOverviewPage);

export const Whale = pageStory(routes.assetOverview, AssetOverviewPage, { as: 'whale' });

export const Indebted = pageStory(routes.assetOverview, AssetOverviewPage, { as: 'crossMargin' });

export const Empty = pageStory(routes.assetOverview, AssetOverviewPage, { as: 'newUser' });

export const Hidden = () => (
  <PressOnMount button="Hide balances">
    <Default />
  </PressOnMount>
);

export const OneAccountFailed = pageStory(routes.assetOverview, AssetOverviewPage, {
  responses: { [pathOf(account.isolatedMargin)]: 'fault' },
});

export const NoProfit = pageStory(routes.assetOverview, AssetOverviewPage, { responses: { [assets.profit.path]: 'fault' } });

export const Loading = pageStory(routes.assetOverview, AssetOverviewPage, { responses: { [pathOf(account.spot)]: 'pending' } });

export const Offline = pageStory(routes.assetOverview, AssetOverviewPage, {
  responses: Object.fromEntries(Object.values(account).map((wallet) => [pathOf(wallet), 'offline' as const])),
});
