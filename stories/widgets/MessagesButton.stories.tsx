import { MessagesButton } from '@/widgets/messages-button';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'widgets/MessagesButton' };

const Example = ({ persona }: Pick<StoryTreeProps, 'persona'>) => (
  <StoryTree persona={persona}>
    <MessagesButton />
  </StoryTree>
);

export const Few = () => <Example persona="newUser" />;

export const MoreThan99 = () => <Example persona="vip" />;

export const None = () => <Example />;
