import { faultCollections } from '../faults/collections';
import { bookCollections } from './book/collections';
import { inboxCollections } from './inbox/collections';
import { marketCollections } from './market/collections';

/** The records that no product keeps. */
export const engineCollections = { ...marketCollections, ...bookCollections, ...inboxCollections, ...faultCollections };
