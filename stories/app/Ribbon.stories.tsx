import { Ribbon } from '@/app/Ribbon';
import { StoryTree } from '../tree';

export default { title: 'app/Ribbon' };

const loadControls = () => import('@/workbench');

export const Simulated = () => (
  <StoryTree persona="trader">
    <Ribbon label="simulated" loadControls={loadControls} />
  </StoryTree>
);

export const Live = () => (
  <StoryTree>
    <Ribbon label="live" />
  </StoryTree>
);
