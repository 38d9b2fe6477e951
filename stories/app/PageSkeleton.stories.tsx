import { PageSkeleton } from '@/app/PageSkeleton';
import { StoryTree } from '../tree';

export default { title: 'app/PageSkeleton' };

export const OnItsWay = () => (
  <StoryTree>
    <PageSkeleton />
  </StoryTree>
);
