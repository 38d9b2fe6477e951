import { decimal } from '../../endpoint';

export const ownShape = 'the fields of this call are not shown';
export const crossAssumed = 'no document lists a call of cross margin; named like its neighbour of isolated margin';

/** The risk ratios of an account or pair. */
export const levels = { initialLevel: decimal(), warningLevel: decimal(), liquidationLevel: decimal() };
