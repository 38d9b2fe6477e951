import { defineModule } from '../module';
import { rewardsCollections } from './collections';
import { rewardNotices } from './notices';
import { createRewards } from './rewards';
import { rewardActions } from './seed';

/** Newcomer tasks and rewards. */
export const rewardsModule = defineModule({
  name: 'rewards',
  collections: rewardsCollections,
  events: null,
  notices: rewardNotices,
  seed: rewardActions,
  create: createRewards,
});
