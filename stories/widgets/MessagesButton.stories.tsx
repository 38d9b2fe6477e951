import { MessagesButton } from '@/widgets/messages-button';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'widgets/MessagesButton' };

const Example = ({ as }: Pick<AppStoryProps, 'as'>) => (
  <AppStory as={as}>
    <MessagesButton />
  </AppStory>
);

export const Few = () => <Example as="newUser" />;

export const MoreThan99 = () => <Example as="vip" />;

export const None = () => <Example />;
