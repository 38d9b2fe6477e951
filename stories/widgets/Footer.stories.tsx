import { Footer } from '@/widgets/footer';
import { Pressed } from '../Pressed';
import { AppStory } from '../support';
import { wholeFooter } from './entries';

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
  <Pressed button="WeChat">
    <AppStory>
      <Footer groups={wholeFooter} />
    </AppStory>
  </Pressed>
);
