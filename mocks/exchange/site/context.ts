import type { EngineContext } from '../context';
import type { siteCollections } from './collections';

/** The engine context of the site. */
export type SiteContext = EngineContext<{
  collections: typeof siteCollections;
}>;
