import { assets } from '@/contract/assets';
import { account } from '@/contract/capital';
import { SpotAccountPage } from '@/pages/assets/spot/page';
import { withPathParams } from '@/shared/api';
import { routes } from '@/shared/routing';
import { PressOnMount } from '../PressOnMount';
import { pageStory } from '../support';

export default { title: 'pages/SpotAccountPage' };

const { path } = withPathParams(assets.accountAssets, { wallet: account.spot });

export const Default = pageStory(routes.spotAccount, SpotAccountPage);

export const Whale = pageStory(routes.spotAccount, SpotAccountPage, { as: 'whale' });

export const Empty = pageStory(routes.spotAccount, SpotAccountPage, { as: 'newUser' });

export const Hidden = () => (
  <PressOnMount button="Hide balances">
    <Default />
  </PressOnMount>
);

export const Loading = pageStory(routes.spotAccount, SpotAccountPage, { responses: { [path]: 'pending' } });

export const Failed = pageStory(routes.spotAccount, SpotAccountPage, { responses: { [path]: 'fault' } });

export const Offline = pageStory(routes.spotAccount, SpotAccountPage, { responses: { [path]: 'offline' } });
