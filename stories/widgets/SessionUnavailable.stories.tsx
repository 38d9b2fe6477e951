import { user } from '@/contract/user';
import { ApiError } from '@/shared/api';
import { SessionUnavailable } from '@/widgets/session-unavailable';
import { StoryTree } from '../tree';

export default { title: 'widgets/SessionUnavailable' };

const down = { [user.bizStatus.path]: 'offline' } as const;

export const NoConnection = () => (
  <StoryTree persona="trader" calls={down}>
    <SessionUnavailable error={new ApiError(user.bizStatus, { kind: 'offline' })} />
  </StoryTree>
);
