import { defineModule } from '../module';
import { usersCollections } from './collections';
import { userActions } from './seed';
import { createUsers } from './users';

/** Registered users. */
export const usersModule = defineModule({
  name: 'users',
  collections: usersCollections,
  events: null,
  notices: {},
  seed: userActions,
  create: createUsers,
});
