import { Header, PreferencesButton } from '@/widgets/header';
import { MessagesButton } from '@/widgets/messages-button';
import { MegaMenu } from '@/widgets/mega-menu';
import { Pressed } from '../Pressed';
import { StoryTree } from '../tree';
import { wholeMenu } from './entries';

export default { title: 'widgets/Header' };

function Example() {
  return (
    <StoryTree persona="trader">
      <Header menu={<MegaMenu groups={wholeMenu} />}>
        <MessagesButton />
        <PreferencesButton />
      </Header>
    </StoryTree>
  );
}

export const WithTools = () => <Example />;

export const Messages = () => (
  <Pressed button="Messages">
    <Example />
  </Pressed>
);

export const Preferences = () => (
  <Pressed button="Language">
    <Example />
  </Pressed>
);

export const LanguageOnly = () => (
  <Pressed button="Language">
    <StoryTree>
      <Header>
        <PreferencesButton hasCurrency={false} />
      </Header>
    </StoryTree>
  </Pressed>
);
