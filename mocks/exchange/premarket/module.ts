import type { Execution } from '../execution/execution';
import { defineModule } from '../module';
import { premarketCollections } from './collections';
import type { PremarketContext } from './context';
import { PremarketEvent } from './events';
import { premarketNotices } from './notices';
import { createPremarket } from './premarket';
import { premarketActions } from './seed';

/** Trading of tokens before their listing. */
export const premarketModule = defineModule({
  name: 'premarket',
  collections: premarketCollections,
  events: PremarketEvent,
  notices: premarketNotices,
  seed: premarketActions,
  create: (context: PremarketContext, { execution }: { readonly execution: Execution }) => createPremarket(context, execution),
});
