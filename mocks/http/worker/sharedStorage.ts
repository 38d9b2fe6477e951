import { indexedDbStorage } from '../host/indexedDbStorage';
import { workerNames } from './messages';

/** The storage of the origin's shared exchange, opened before anything else is evaluated; null in the worker of separate exchanges. */
export const sharedStorage = self.name === workerNames.own ? null : indexedDbStorage('exchange-world');
