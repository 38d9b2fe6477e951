import { defineModule } from '../module';
import { siteCollections } from './collections';
import { createSite } from './site';

/** What holds for the exchange as a whole: modules under maintenance, and where visitors come from. */
export const siteModule = defineModule({
  name: 'site',
  collections: siteCollections,
  events: null,
  notices: {},
  seed: [],
  create: createSite,
});
