import { NotFoundPage } from '@/pages/shell/not-found/page';
import { StoryTree } from '../tree';

export default { title: 'pages/NotFoundPage' };

export const Near = () => (
  <StoryTree at="/markets">
    <NotFoundPage />
  </StoryTree>
);

export const Far = () => (
  <StoryTree at="/zzzz/qqqq">
    <NotFoundPage />
  </StoryTree>
);
