import type { BookSideName } from './book';

/** The columns of a book, with the characters that each has room for at least. */
export const leastLengths = { price: 8, amount: 7, total: 7 } as const;
export type LevelColumn = keyof typeof leastLengths;

/** The custom property in which a side says how many characters the longest figure of a column has had. */
export const lengthName = (side: BookSideName, column: LevelColumn): string => `--${side}-${column}-length`;
