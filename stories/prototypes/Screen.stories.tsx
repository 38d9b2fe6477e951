import type { Story } from '@ladle/react';
import { AppStory } from '../support';

export default { title: 'prototypes/Screen' };

/** The whole application at any address, shown by prototypes in iframes. */
export const App: Story<{ at: string }> = ({ at }) => <AppStory at={`/${at.replace(/^\//, '')}`} />;
App.args = { at: '/' };
