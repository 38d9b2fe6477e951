import { routes } from '@/shared/routing';
import { Panel } from '@/ui/Panel/Panel';
import { AssetsPage } from '@/widgets/account-assets';
import { AppStory } from '../support';

export default { title: 'widgets/AssetsPage' };

const Example = () => (
  <AppStory as="trader" at="/assetManagement/overView">
    <AssetsPage route={routes.assetOverview}>
      <Panel title="Coins">…</Panel>
    </AssetsPage>
  </AppStory>
);

export const Overview = () => <Example />;
