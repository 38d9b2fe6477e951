import { collection } from '../../db';
import { StoredConversation, StoredServiceMessage } from './records';

/** The records of customer service. */
export const customerServiceCollections = {
  conversations: collection({ schema: StoredConversation, key: 'owner' }),
  serviceMessages: collection({ schema: StoredServiceMessage, key: 'id', indexes: [['owner']] }),
};
