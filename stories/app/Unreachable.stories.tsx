import { user } from '@/contract/user';
import { Unreachable } from '@/app/Unreachable';
import { StoryTree } from '../tree';

export default { title: 'app/Unreachable' };

const down = { [user.bizStatus.path]: 'offline' } as const;

export const NoConnection = () => (
  <StoryTree persona="trader" calls={down}>
    <Unreachable />
  </StoryTree>
);
