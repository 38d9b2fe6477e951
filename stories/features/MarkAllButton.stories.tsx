import { inmail } from '@/contract/inmail';
import { createMessageList, MarkAllButton } from '@/features/message-centre';
import { StoryTree } from '../tree';

export default { title: 'features/MarkAllButton' };

const model = createMessageList({ paging: 'replace' });

const slow = { [inmail.messageStatus.path]: 'waiting' } as const;

export const SomethingUnread = () => (
  <StoryTree persona="trader">
    <MarkAllButton model={model} />
  </StoryTree>
);

export const NothingUnread = () => (
  <StoryTree persona="newUser" scenario="inbox-empty">
    <MarkAllButton model={model} />
  </StoryTree>
);

export const Slow = () => (
  <StoryTree persona="trader" calls={slow}>
    <MarkAllButton model={model} />
  </StoryTree>
);
