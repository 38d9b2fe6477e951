import { bookCollections } from './book/collections';
import { inboxCollections } from './inbox/collections';
import { marketCollections } from './market/collections';

/** The records that the engine itself keeps. */
export const engineCollections = { ...marketCollections, ...bookCollections, ...inboxCollections };
