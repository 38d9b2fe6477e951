import { indexedDbStorage } from '../host/indexedDbStorage';
import { workerNames } from './messages';

/** Where the one exchange of the origin is kept, opened before all else is evaluated; null in the worker of exchanges that tabs have for themselves. */
export const sharedStorage = self.name === workerNames.own ? null : indexedDbStorage('exchange-world');
