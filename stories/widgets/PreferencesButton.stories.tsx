import { PreferencesButton } from '@/widgets/header';
import { AppStory } from '../support';

export default { title: 'widgets/PreferencesButton' };

export const LanguageAndCurrency = () => (
  <AppStory>
    <PreferencesButton />
  </AppStory>
);

export const LanguageAlone = () => (
  <AppStory>
    <PreferencesButton hasCurrency={false} />
  </AppStory>
);
