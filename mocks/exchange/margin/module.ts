import { defineModule } from '../module';
import type { Spot } from '../spot/spot';
import { marginCollections } from './collections';
import type { MarginContext } from './context';
import { MarginEvent } from './events';
import { marginNotices } from './notices';
import { marginActions } from './seed';
import { createMargin } from './margin';

/** Borrowing in cross-margin and isolated-margin accounts. */
export const marginModule = defineModule({
  name: 'margin',
  collections: marginCollections,
  events: MarginEvent,
  notices: marginNotices,
  seed: marginActions,
  create: (context: MarginContext, { spot }: { readonly spot: Spot }) => createMargin(context, spot),
});
