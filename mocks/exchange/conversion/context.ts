import type { EngineContext } from '../context';
import type { usersCollections } from '../users/collections';
import type { conversionNotices } from './notices';

/** The engine as conversions see it. */
export type ConversionContext = EngineContext<{
  collections: typeof usersCollections;
  notices: keyof typeof conversionNotices;
}>;
