import type { Copy } from '../copy/copy';
import { defineModule } from '../module';
import { liveCollections } from './collections';
import type { LiveContext } from './context';
import { LiveEvent } from './events';
import { liveNotices } from './notices';
import { liveActions } from './seed';
import { createLive } from './live';

/** Live rooms. */
export const liveModule = defineModule({
  name: 'live',
  collections: liveCollections,
  events: LiveEvent,
  notices: liveNotices,
  seed: liveActions,
  create: (context: LiveContext, { copy }: { readonly copy: Copy }) =>
    createLive(context, { followersOf: copy.followersOf, isTrader: (uid) => copy.leads.find(uid) !== undefined }),
});
