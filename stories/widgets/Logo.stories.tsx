import { Logo } from '@/widgets/header';
import { AppStory } from '../support';

export default { title: 'widgets/Logo' };

export const Home = () => (
  <AppStory>
    <Logo />
  </AppStory>
);
