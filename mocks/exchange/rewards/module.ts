import { defineModule } from '../module';
import { rewardNotices } from './notices';
import { rewardActions } from './seed';

/** Rewards of tasks. */
export const rewardsModule = defineModule({
  name: 'rewards',
  collections: {},
  events: null,
  notices: rewardNotices,
  seed: rewardActions,
  create: () => null,
});
