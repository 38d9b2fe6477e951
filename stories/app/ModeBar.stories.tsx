import { ModeBar } from '@/app/ModeBar';
import { AppStory } from '../support';

export default { title: 'app/ModeBar' };

const loadControls = () => import('@/devtools');

export const Simulated = () => (
  <AppStory as="trader">
    <ModeBar label="simulated" loadControls={loadControls} />
  </AppStory>
);

export const Live = () => (
  <AppStory>
    <ModeBar label="live" />
  </AppStory>
);
