import { Footer } from '@/widgets/footer';
import { PressOnMount } from '../PressOnMount';
import { AppStory } from '../support';
import { wholeFooter } from './menuEntries';

export default { title: 'widgets/Footer' };

export const Whole = () => (
  <AppStory>
    <Footer groups={wholeFooter} />
  </AppStory>
);

export const OnlyContact = () => (
  <AppStory>
    <Footer groups={[]} />
  </AppStory>
);

export const SocialCode = () => (
  <PressOnMount button="WeChat">
    <AppStory>
      <Footer groups={wholeFooter} />
    </AppStory>
  </PressOnMount>
);
