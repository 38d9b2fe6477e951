import { LanguageList } from '@/features/language-switch';
import { StoryTree } from '../tree';

export default { title: 'features/LanguageList' };

export const Languages = () => (
  <StoryTree>
    <LanguageList />
  </StoryTree>
);
