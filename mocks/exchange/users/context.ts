import type { EngineContext } from '../context';
import type { usersCollections } from './collections';

/** The engine as users see it. */
export type UsersContext = EngineContext<{
  collections: typeof usersCollections;
}>;
