/** Converts a value to a number for drawing. Displayed figures stay decimal text. */
export const toChartNumber = (value: string): number => Number(value);
