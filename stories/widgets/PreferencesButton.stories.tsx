import { PreferencesButton } from '@/widgets/header';
import { StoryTree } from '../tree';

export default { title: 'widgets/PreferencesButton' };

export const LanguageAndCurrency = () => (
  <StoryTree>
    <PreferencesButton />
  </StoryTree>
);

export const LanguageAlone = () => (
  <StoryTree>
    <PreferencesButton hasCurrency={false} />
  </StoryTree>
);
