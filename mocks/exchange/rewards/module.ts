import { defineModule } from '../module';
import { rewardNotices } from './notices';
import { createRewards } from './rewards';
import { rewardActions } from './seed';

/** Rewards. */
export const rewardsModule = defineModule({
  name: 'rewards',
  collections: {},
  events: null,
  notices: rewardNotices,
  seed: rewardActions,
  create: createRewards,
});
