import { defineModule } from '../module';
import { siteCollections } from './collections';
import { createSite } from './site';

/** Site-wide settings: modules under maintenance, and the visitors' region. */
export const siteModule = defineModule({
  name: 'site',
  collections: siteCollections,
  events: null,
  notices: {},
  seed: [],
  create: createSite,
});
