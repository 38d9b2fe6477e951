import { defineModule } from '../module';
import type { Rewards } from '../rewards/rewards';
import type { Security } from '../security/security';
import { fundsCollections } from './collections';
import type { FundsContext } from './context';
import { FundsEvent } from './events';
import { fundsNotices } from './notices';
import { fundsActions } from './seed';
import { createFunds } from './funds';

/** Deposits and withdrawals. */
export const fundsModule = defineModule({
  name: 'funds',
  collections: fundsCollections,
  events: FundsEvent,
  notices: fundsNotices,
  seed: fundsActions,
  create: (context: FundsContext, products: { readonly security: Security; readonly rewards: Rewards }) => createFunds(context, products),
});
