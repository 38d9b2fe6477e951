import { Logo } from '@/widgets/header';
import { StoryTree } from '../tree';

export default { title: 'widgets/Logo' };

export const Home = () => (
  <StoryTree>
    <Logo />
  </StoryTree>
);
