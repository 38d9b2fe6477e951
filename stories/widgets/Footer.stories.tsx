import { Footer } from '@/widgets/footer';
import { Pressed } from '../Pressed';
import { StoryTree } from '../tree';
import { wholeFooter } from './entries';

export default { title: 'widgets/Footer' };

export const Whole = () => (
  <StoryTree>
    <Footer groups={wholeFooter} />
  </StoryTree>
);

export const OnlyContact = () => (
  <StoryTree>
    <Footer groups={[]} />
  </StoryTree>
);

export const SocialCode = () => (
  <Pressed button="WeChat">
    <StoryTree>
      <Footer groups={wholeFooter} />
    </StoryTree>
  </Pressed>
);
