import { TimeZoneField } from '@/features/time-zone';
import { AppStory } from '../support';

export default { title: 'features/TimeZoneField' };

export const Zone = () => (
  <AppStory>
    <TimeZoneField />
  </AppStory>
);
