/** Converts a value to a number for drawing. Displayed figures stay decimal text. */
export const drawn = (value: string): number => Number(value);
