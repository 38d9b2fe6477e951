import { UserMenu } from '@/widgets/user-menu';
import { Pressed } from '../Pressed';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'widgets/UserMenu' };

const Example = ({ persona }: Pick<StoryTreeProps, 'persona'>) => (
  <StoryTree persona={persona}>
    <UserMenu />
  </StoryTree>
);

export const Closed = () => <Example persona="trader" />;

export const Trader = () => (
  <Pressed button="Account">
    <Example persona="trader" />
  </Pressed>
);

export const NewUser = () => (
  <Pressed button="Account">
    <Example persona="newUser" />
  </Pressed>
);

export const VipSpecial = () => (
  <Pressed button="Account">
    <Example persona="vip" />
  </Pressed>
);
