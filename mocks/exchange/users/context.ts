import type { EngineContext } from '../context';
import type { usersCollections } from './collections';

/** The engine context of users. */
export type UsersContext = EngineContext<{
  collections: typeof usersCollections;
}>;
