import { collection } from '../../db';
import { ArmedTrigger, BookWatch } from './records';

/** Records of what the engine waits for: book watches and armed triggers. */
export const executionCollections = {
  bookWatches: collection({ schema: BookWatch, key: 'key' }),
  triggers: collection({ schema: ArmedTrigger, key: 'orderId' }),
};
