import type { EngineContext } from '../context';
import type { usersCollections } from '../users/collections';
import type { sessionsCollections } from './collections';

/** The engine context of sessions. */
export type SessionsContext = EngineContext<{
  collections: typeof sessionsCollections & typeof usersCollections;
}>;
