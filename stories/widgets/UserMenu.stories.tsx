import { UserMenu } from '@/widgets/user-menu';
import { Pressed } from '../Pressed';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/UserMenu' };

const Example = ({ as }: Pick<AppStoryProps, 'as'>) => (
  <AppStory as={as}>
    <UserMenu />
  </AppStory>
);

export const Closed = () => <Example as="trader" />;

export const Trader = () => (
  <Pressed button="Account">
    <Example as="trader" />
  </Pressed>
);

export const NewUser = () => (
  <Pressed button="Account">
    <Example as="newUser" />
  </Pressed>
);

export const VipSpecial = () => (
  <Pressed button="Account">
    <Example as="vip" />
  </Pressed>
);
