import { defineModule } from '../module';
import { sessionsCollections } from './collections';
import { createSessions } from './sessions';

/** Sessions. */
export const sessionsModule = defineModule({
  name: 'sessions',
  collections: sessionsCollections,
  events: null,
  notices: {},
  seed: [],
  create: createSessions,
});
