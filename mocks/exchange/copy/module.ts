import type { Positions } from '../contracts/positions';
import { defineModule } from '../module';
import { copyCollections } from './collections';
import type { CopyContext } from './context';
import { CopyEvent } from './events';
import { copyNotices } from './notices';
import { copyActions } from './seed';
import { createCopy } from './copy';

/** Copy trading. */
export const copyModule = defineModule({
  name: 'copy',
  collections: copyCollections,
  events: CopyEvent,
  notices: copyNotices,
  seed: copyActions,
  create: (context: CopyContext, { positions }: { readonly positions: Positions }) => createCopy(context, positions),
});
