import { decimal } from '../../endpoint';

export const unknownFields = 'the fields of this call are not shown';
export const crossAssumed = 'no document lists a call of cross margin; named like its neighbour of isolated margin';

/** The margin levels of an account or pair. */
export const marginLevelFields = { initialLevel: decimal(), warningLevel: decimal(), liquidationLevel: decimal() };
