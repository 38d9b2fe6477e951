import { UserMenu } from '@/widgets/user-menu';
import { PressOnMount } from '../PressOnMount';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/UserMenu' };

const Example = ({ as }: Pick<AppStoryProps, 'as'>) => (
  <AppStory as={as}>
    <UserMenu />
  </AppStory>
);

export const Closed = () => <Example as="trader" />;

export const Trader = () => (
  <PressOnMount button="Account">
    <Example as="trader" />
  </PressOnMount>
);

export const NewUser = () => (
  <PressOnMount button="Account">
    <Example as="newUser" />
  </PressOnMount>
);

export const VipSpecial = () => (
  <PressOnMount button="Account">
    <Example as="vip" />
  </PressOnMount>
);
