import type { EngineContext } from '../context';
import type { siteCollections } from './collections';

/** The engine as the site sees it. */
export type SiteContext = EngineContext<{
  collections: typeof siteCollections;
}>;
