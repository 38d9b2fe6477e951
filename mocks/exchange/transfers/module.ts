import type { Margin } from '../margin/margin';
import { defineModule } from '../module';
import { transfersCollections } from './collections';
import type { TransfersContext } from './context';
import { TransferEvent } from './events';
import { transferNotices } from './notices';
import { createTransfers } from './transfers';

/** Transfers between a user's own accounts. */
export const transfersModule = defineModule({
  name: 'transfers',
  collections: transfersCollections,
  events: TransferEvent,
  notices: transferNotices,
  seed: [],
  create: (context: TransfersContext, { margin }: { readonly margin: Margin }) => createTransfers(context, margin.transferable),
});
