import { useUnit } from 'effector-react';
import { $device } from '@/shared/lib';
import { Header, PreferencesButton } from '@/widgets/header';
import { MessagesButton } from '@/widgets/messages-button';
import { MegaMenu } from '@/widgets/mega-menu';
import { PressOnMount } from '../PressOnMount';
import { AppStory } from '../support';
import { wholeMenu } from './menuEntries';

export default { title: 'widgets/Header' };

const Example = () => (
  <AppStory as="trader">
    <WithMenu />
  </AppStory>
);

/** With the mega menu where there is room, as in the shell. */
function WithMenu() {
  const device = useUnit($device);
  return (
    <Header menu={device === 'desktop' ? <MegaMenu groups={wholeMenu} /> : undefined}>
      <MessagesButton />
      <PreferencesButton />
    </Header>
  );
}

export const WithTools = () => <Example />;

export const Messages = () => (
  <PressOnMount button="Messages">
    <Example />
  </PressOnMount>
);

export const Preferences = () => (
  <PressOnMount button="Language">
    <Example />
  </PressOnMount>
);

export const LanguageOnly = () => (
  <PressOnMount button="Language">
    <AppStory>
      <Header>
        <PreferencesButton hasCurrency={false} />
      </Header>
    </AppStory>
  </PressOnMount>
);
