import { NotFoundPage } from '@/pages/shell/not-found/page';
import { AppStory } from '../support';

export default { title: 'pages/NotFoundPage' };

export const Near = () => (
  <AppStory at="/markets">
    <NotFoundPage />
  </AppStory>
);

export const Far = () => (
  <AppStory at="/zzzz/qqqq">
    <NotFoundPage />
  </AppStory>
);
