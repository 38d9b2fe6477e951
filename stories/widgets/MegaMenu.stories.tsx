import { Header } from '@/widgets/header';
import { MegaMenu } from '@/widgets/mega-menu';
import { PressOnMount } from '../PressOnMount';
import { AppStory } from '../support';
import { wholeMenu } from './menuEntries';

export default { title: 'widgets/MegaMenu' };

function Example() {
  return (
    <AppStory>
      <Header menu={<MegaMenu groups={wholeMenu} />}>{null}</Header>
    </AppStory>
  );
}

export const Closed = () => <Example />;

export const OneColumn = () => (
  <PressOnMount button="Contract">
    <Example />
  </PressOnMount>
);

export const TwoColumns = () => (
  <PressOnMount button="More">
    <Example />
  </PressOnMount>
);
