import type { Execution } from '../execution/execution';
import { defineModule } from '../module';
import { spotCollections } from './collections';
import type { SpotContext } from './context';
import { spotNotices } from './notices';
import { SpotScheduledEvent } from './scheduled';
import { spotActions } from './seed';
import { createSpot } from './spot';

/** Spot trading. */
export const spotModule = defineModule({
  name: 'spot',
  collections: spotCollections,
  events: SpotScheduledEvent,
  notices: spotNotices,
  seed: spotActions,
  create: (context: SpotContext, { execution }: { readonly execution: Execution }) => createSpot(context, execution),
});
