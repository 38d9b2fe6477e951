import { defineModule } from '../module';
import { spotCollections } from './collections';
import { SpotEvent } from './events';
import { spotNotices } from './notices';
import { spotActions } from './seed';
import { createSpot } from './spot';

/** Spot trading. */
export const spotModule = defineModule({
  name: 'spot',
  collections: spotCollections,
  events: SpotEvent,
  notices: spotNotices,
  seed: spotActions,
  create: createSpot,
});
