import { user } from '@/contract/user';
import { ApiError } from '@/shared/api';
import { SessionUnavailable } from '@/widgets/session-unavailable';
import { AppStory } from '../support';

export default { title: 'widgets/SessionUnavailable' };

const down = { [user.bizStatus.path]: 'offline' } as const;

export const Offline = () => (
  <AppStory as="trader" responses={down}>
    <SessionUnavailable error={new ApiError(user.bizStatus, { kind: 'offline', mayHaveArrived: false })} />
  </AppStory>
);

export const Unreachable = () => (
  <AppStory as="trader" responses={down}>
    <SessionUnavailable error={new ApiError(user.bizStatus, { kind: 'unreachable' })} />
  </AppStory>
);

export const Maintenance = () => <AppStory as="trader" scenario="site-maintenance" at="/market" />;
