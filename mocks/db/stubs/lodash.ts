/** Stands in for the whole of lodash, of which the library uses this. */
export const isFunction = (value: unknown): boolean => typeof value === 'function';
