/** Where a value lies in a drawing. What is shown as a figure stays decimal text. */
export const drawn = (value: string): number => Number(value);
