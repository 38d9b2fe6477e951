import { ModeBar } from '@/app/ModeBar';
import { StoryTree } from '../tree';

export default { title: 'app/ModeBar' };

const loadControls = () => import('@/devtools');

export const Simulated = () => (
  <StoryTree persona="trader">
    <ModeBar label="simulated" loadControls={loadControls} />
  </StoryTree>
);

export const Live = () => (
  <StoryTree>
    <ModeBar label="live" />
  </StoryTree>
);
