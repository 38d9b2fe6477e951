import { RestrictedActivities } from '@/widgets/account-security';
import { AppStory } from '../support';

export default { title: 'widgets/RestrictedActivities' };

export const Listed = () => (
  <AppStory as="trader" at="/user/overView">
    <RestrictedActivities />
  </AppStory>
);
