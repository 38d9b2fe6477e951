import { routes } from '@/shared/routing';
import { Panel } from '@/ui/Panel/Panel';
import { AccountPage } from '@/widgets/account-page';
import { AppStory } from '../support';

export default { title: 'widgets/AccountPage' };

export const Overview = () => (
  <AppStory as="trader" at="/user/overView">
    <AccountPage route={routes.accountSecurity}>
      <Panel title="Profile">…</Panel>
    </AccountPage>
  </AppStory>
);
