import type { Trend } from '../number';

export const bookSides = ['asks', 'bids'] as const;
export type BookSideName = (typeof bookSides)[number];

export const bookViews = ['both', 'bids', 'asks'] as const;
export type BookView = (typeof bookViews)[number];

/** Updates per second. */
export const bookRates = ['10', '4', '1'] as const;
export type BookRate = (typeof bookRates)[number];

/** Minimum time between two updates, in ms. */
export const rateIntervals: Readonly<Record<BookRate, number>> = { '10': 100, '4': 250, '1': 1000 };

/** One price level; all figures are decimal text. */
export interface BookLevel {
  readonly price: string;
  /** In the base coin; in the quote coin for inverse contracts. */
  readonly amount: string;
  /** Sum of the amounts from the best price to this level, in the same coin. */
  readonly total: string;
  /** Turnover of that sum, in the quote coin; in the base coin for inverse contracts. */
  readonly turnover: string;
  /** The total as a share of the largest total in the book, from "0" to "1"; the bars in view are drawn from it. */
  readonly share: string;
  /** Whether it includes the user's own orders. */
  readonly isOwn: boolean;
}

/** An order book for display: grouped, with totals. */
export interface Book {
  /** Best price first. */
  readonly bids: readonly BookLevel[];
  /** Best price first. */
  readonly asks: readonly BookLevel[];
  /** The last price and its direction; null before the first trade. */
  readonly last: { readonly price: string; readonly trend: Trend } | null;
  /** Difference between the best prices; null while one side is empty. */
  readonly spread: string | null;
  /** The shares of bids and asks in the amount of the book, from "0" to "1"; null while the book is empty. */
  readonly shares: Readonly<Record<BookSideName, string>> | null;
}

/** The user's display settings. */
export interface BookSettings {
  readonly view: BookView;
  /** Width of a price level, one of the offered `groups`. */
  readonly group: string;
  readonly rate: BookRate;
}

/** Formatters of a book's figures in the user's language; must keep its identity. */
export interface BookFormat {
  readonly price: (price: string) => string;
  readonly amount: (amount: string) => string;
  /** Width of a price level: "0.1". */
  readonly group: (group: string) => string;
  /** "54%". */
  readonly share: (share: string) => string;
  /** "Spread 0.70 (0.01%)". */
  readonly spread: (book: Book) => string;
  /** Value of the last price in the display currency; empty if it reads the same. */
  readonly fiat: (price: string) => string;
  /** The sums of trading up to a level. */
  readonly sums: (level: BookLevel) => BookSums;
  /** Read out on demand: the best prices and the spread, and the sums up to the focused level. */
  readonly summary: (book: Book, level: BookLevel | undefined) => string;
}

/** Formatted sums from the best price up to a level. */
export interface BookSums {
  readonly average: string;
  readonly amount: string;
  readonly turnover: string;
}

export interface BookTexts {
  /** Accessible name of the book: "Order book". */
  readonly label: string;
  /** Accessible names of the two tables. */
  readonly bids: string;
  readonly asks: string;
  /** Headers, with their coins. */
  readonly price: string;
  readonly amount: string;
  readonly total: string;
  /** Labels of the sums up to a level. */
  readonly sums: BookSums;
  readonly view: string;
  readonly views: Readonly<Record<BookView, string>>;
  readonly group: string;
  readonly rate: string;
  readonly rates: Readonly<Record<BookRate, string>>;
  /** Label of the button that freezes the book. */
  readonly freeze: string;
  /** Shown while the book is frozen. */
  readonly frozen: string;
  /** Shown while the connection is lost. */
  readonly stale: string;
  readonly empty: string;
  /** Shown in place of the levels if a side has none. */
  readonly noBids: string;
  readonly noAsks: string;
  /** Read out with a level that includes the user's own orders. */
  readonly own: string;
  /** Describes the keys: arrows, Enter, R and F. */
  readonly keys: string;
}

/** A level and its active figure. */
export interface BookCell {
  readonly side: BookSideName;
  /** Counted from the best price. */
  readonly index: number;
  readonly column: 'price' | 'amount';
}

/** The level of a cell; undefined if it does not exist. */
export const levelAt = (book: Book | null, cell: BookCell | null): BookLevel | undefined =>
  cell ? book?.[cell.side][cell.index] : undefined;
