import { defineModule } from '../module';
import type { Security } from '../security/security';
import { payCollections } from './collections';
import type { PayContext } from './context';
import { PayEvent } from './events';
import { payNotices } from './notices';
import { createPay } from './pay';
import { payActions } from './seed';

/** Payments between users of the exchange. */
export const payModule = defineModule({
  name: 'pay',
  collections: payCollections,
  events: PayEvent,
  notices: payNotices,
  seed: payActions,
  create: (context: PayContext, products: { readonly security: Security }) => createPay(context, products),
});
