import type { EngineContext } from '../context';
import type { usersCollections } from '../users/collections';
import type { conversionNotices } from './notices';

/** The engine context of conversions. */
export type ConversionContext = EngineContext<{
  collections: typeof usersCollections;
  notices: keyof typeof conversionNotices;
}>;
