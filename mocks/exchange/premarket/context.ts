import type { EngineContext } from '../context';
import type { usersCollections } from '../users/collections';
import type { premarketCollections } from './collections';
import type { PremarketEvent } from './events';
import type { premarketNotices } from './notices';

/** The engine context of the pre-market. */
export type PremarketContext = EngineContext<{
  collections: typeof premarketCollections & typeof usersCollections;
  scheduled: PremarketEvent;
  notices: keyof typeof premarketNotices;
}>;
