import type { Story } from '@ladle/react';
import { AppStory } from '../support';

export default { title: 'prototypes/Screen' };

/** The whole application at any address: prototypes show it in frames. */
export const App: Story<{ at: string }> = ({ at }) => <AppStory at={`/${at.replace(/^\//, '')}`} />;
App.args = { at: '/' };
