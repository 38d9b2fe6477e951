import { decimal } from '../../endpoint';

export const ownShape = 'the fields of this call are not shown';

/** The risk ratios of an account or pair. */
export const levels = { initialLevel: decimal(), warningLevel: decimal(), liquidationLevel: decimal() };
