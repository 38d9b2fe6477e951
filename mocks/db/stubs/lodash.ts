/** Replaces lodash's main module, of which the library uses only this function. */
export const isFunction = (value: unknown): boolean => typeof value === 'function';
