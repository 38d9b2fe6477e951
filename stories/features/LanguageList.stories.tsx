import { LanguageList } from '@/features/language-switch';
import { AppStory } from '../support';

export default { title: 'features/LanguageList' };

export const Languages = () => (
  <AppStory>
    <LanguageList />
  </AppStory>
);
