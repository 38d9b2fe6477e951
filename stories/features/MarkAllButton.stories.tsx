import { inmail } from '@/contract/inmail';
import { MarkAllButton } from '@/features/message-centre';
import { StoryTree } from '../tree';

export default { title: 'features/MarkAllButton' };

const slow = { [inmail.messageStatus.path]: 'waiting' } as const;

export const SomethingUnread = () => (
  <StoryTree persona="trader">
    <MarkAllButton />
  </StoryTree>
);

export const NothingUnread = () => (
  <StoryTree persona="newUser" scenario="inbox-empty">
    <MarkAllButton />
  </StoryTree>
);

export const Slow = () => (
  <StoryTree persona="trader" calls={slow}>
    <MarkAllButton />
  </StoryTree>
);
