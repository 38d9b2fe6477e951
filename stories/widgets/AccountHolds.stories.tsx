import { AccountHolds } from '@/widgets/account-security';
import { AppStory } from '../support';

export default { title: 'widgets/AccountHolds' };

export const Frozen = () => (
  <AppStory as="trader" at="/user/overView">
    <AccountHolds security={{ isFrozen: true, lockedUntil: null }} />
  </AppStory>
);

export const WithdrawalsOnHold = () => (
  <AppStory as="trader" at="/user/overView">
    <AccountHolds security={{ isFrozen: false, lockedUntil: Date.UTC(2026, 0, 6, 8, 30) }} />
  </AppStory>
);
