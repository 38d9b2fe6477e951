import { faultCollections } from '../faults/collections';
import { bookCollections } from './book/collections';
import { inboxCollections } from './inbox/collections';
import { marketCollections } from './market/collections';

/** The collections that belong to no product. */
export const engineCollections = { ...marketCollections, ...bookCollections, ...inboxCollections, ...faultCollections };
