import { Shortcuts } from '@/widgets/assets-card';
import { AppStory } from '../support';

export default { title: 'widgets/Shortcuts' };

export const All = () => (
  <AppStory as="trader">
    <Shortcuts isMockTrading={false} />
  </AppStory>
);

export const MockTrading = () => (
  <AppStory as="trader">
    <Shortcuts isMockTrading />
  </AppStory>
);
