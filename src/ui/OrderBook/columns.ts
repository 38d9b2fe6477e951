import type { BookSideName } from './book';

/** The columns of a book, with their minimum length in characters. */
export const minLengths = { price: 8, amount: 7, total: 7 } as const;
export type LevelColumn = keyof typeof minLengths;

/** The custom property with the length of the longest figure that a column of a side has had, in characters. */
export const lengthProperty = (side: BookSideName, column: LevelColumn): string => `--${side}-${column}-length`;
