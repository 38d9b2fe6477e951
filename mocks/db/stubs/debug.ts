/** Replaces debug in the library: logs nothing. */
export const debug = () => () => {};
