import { Header } from '@/widgets/header';
import { MegaMenu } from '@/widgets/mega-menu';
import { Pressed } from '../Pressed';
import { AppStory } from '../support';
import { wholeMenu } from './entries';

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
  <Pressed button="Contract">
    <Example />
  </Pressed>
);

export const TwoColumns = () => (
  <Pressed button="More">
    <Example />
  </Pressed>
);
