import { collection } from '../../db';
import { messageRetentionMs, retainedUntil } from '../retention';
import { StoredMessage } from './records';

/** The records of inbox messages. */
export const inboxCollections = {
  messages: collection({
    schema: StoredMessage,
    key: 'id',
    indexes: ['owner', ['owner', 'moduleCode'], ['owner', 'read']],
    retainUntil: ({ owner, createdTime }) => retainedUntil(owner, createdTime) ?? createdTime + messageRetentionMs,
  }),
};
