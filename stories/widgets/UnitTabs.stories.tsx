import { UnitTabs } from '@/widgets/assets-card';
import { AppStory } from '../support';

export default { title: 'widgets/UnitTabs' };

export const Units = () => (
  <AppStory as="trader">
    <UnitTabs>1,234.56</UnitTabs>
  </AppStory>
);
