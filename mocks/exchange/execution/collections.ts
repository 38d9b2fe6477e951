import { collection } from '../../db';
import { ArmedTrigger, BookWatch } from './records';

/** What the engine waits for. */
export const executionCollections = {
  bookWatches: collection({ schema: BookWatch, key: 'key' }),
  triggers: collection({ schema: ArmedTrigger, key: 'orderId' }),
};
