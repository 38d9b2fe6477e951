import { collection, createDb } from '../db';
import { Favourite, Session, StoredMessage, StoredTransfer, User } from './records';

/** The records of one simulated exchange that people list and query. */
export const createExchangeDb = () =>
  createDb({
    users: collection({ schema: User, key: 'fid', indexes: ['loginName'] }),
    sessions: collection({ schema: Session, key: 'key' }),
    messages: collection({ schema: StoredMessage, key: 'id', indexes: ['owner', ['owner', 'moduleCode'], ['owner', 'read']] }),
    transfers: collection({ schema: StoredTransfer, key: 'id', indexes: ['owner'] }),
    favourites: collection({ schema: Favourite, key: 'key', indexes: [['owner', 'kind']] }),
  });

export type ExchangeDb = ReturnType<typeof createExchangeDb>;
