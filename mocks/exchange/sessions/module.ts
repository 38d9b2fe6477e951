import { defineModule } from '../module';
import { sessionsCollections } from './collections';
import { createSessions } from './sessions';

/** Who is logged in. */
export const sessionsModule = defineModule({
  name: 'sessions',
  collections: sessionsCollections,
  events: null,
  notices: {},
  seed: [],
  create: createSessions,
});
