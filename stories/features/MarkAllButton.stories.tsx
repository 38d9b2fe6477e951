import { inmail } from '@/contract/inmail';
import { createMessageList, MarkAllButton } from '@/features/message-centre';
import { AppStory } from '../support';

export default { title: 'features/MarkAllButton' };

const model = createMessageList({ paging: 'replace' });

const slow = { [inmail.messageStatus.path]: 'pending' } as const;

export const SomethingUnread = () => (
  <AppStory as="trader">
    <MarkAllButton model={model} />
  </AppStory>
);

export const NothingUnread = () => (
  <AppStory as="newUser" scenario="inbox-empty">
    <MarkAllButton model={model} />
  </AppStory>
);

export const Slow = () => (
  <AppStory as="trader" responses={slow}>
    <MarkAllButton model={model} />
  </AppStory>
);
