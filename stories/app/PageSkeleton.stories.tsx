import { PageSkeleton } from '@/app/PageSkeleton';
import { AppStory } from '../support';

export default { title: 'app/PageSkeleton' };

export const OnItsWay = () => (
  <AppStory>
    <PageSkeleton />
  </AppStory>
);
