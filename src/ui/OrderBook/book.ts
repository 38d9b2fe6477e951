import type { Trend } from '../number';

export const bookSides = ['asks', 'bids'] as const;
export type BookSideName = (typeof bookSides)[number];

export const bookViews = ['both', 'bids', 'asks'] as const;
export type BookView = (typeof bookViews)[number];

/** Updates per second. */
export const bookRates = ['10', '4', '1'] as const;
export type BookRate = (typeof bookRates)[number];

/** Least time between two updates, in ms. */
export const rateIntervals: Readonly<Record<BookRate, number>> = { '10': 100, '4': 250, '1': 1000 };

/** One price level; all figures are decimal texts. */
export interface BookLevel {
  readonly price: string;
  /** In the base coin. */
  readonly amount: string;
  /** Sum of the amounts from the best price to this level, in the base coin. */
  readonly total: string;
  /** What that sum is traded for, in the quote coin. */
  readonly turnover: string;
  /** The total as a part of the largest total in the book, from "0" to "1"; the bars of what is in view are drawn by it. */
  readonly share: string;
  /** One's own orders are part of it. */
  readonly isOwn: boolean;
}

/** An order book as it is shown: grouped, with sums. */
export interface Book {
  /** Best price first. */
  readonly bids: readonly BookLevel[];
  /** Best price first. */
  readonly asks: readonly BookLevel[];
  /** The last price and how it moved; null before the first trade. */
  readonly last: { readonly price: string; readonly trend: Trend } | null;
  /** Between the best prices; null while one side is empty. */
  readonly spread: string | null;
  /** The part of the amount in the book that is wanted and that is offered, from "0" to "1"; null while the book is empty. */
  readonly shares: Readonly<Record<BookSideName, string>> | null;
}

/** What the reader has chosen. */
export interface BookSettings {
  readonly view: BookView;
  /** Width of a price level, one of the offered `groups`. */
  readonly group: string;
  readonly rate: BookRate;
}

/** The figures of a book in the reader's language; must keep its identity. */
export interface BookFormat {
  readonly price: (price: string) => string;
  readonly amount: (amount: string) => string;
  /** Width of a price level: "0.1". */
  readonly group: (group: string) => string;
  /** "54%". */
  readonly share: (share: string) => string;
  /** "Spread 0.70 (0.01%)". */
  readonly spread: (book: Book) => string;
  /** What the last price is worth in the display currency; empty where it says the same. */
  readonly fiat: (price: string) => string;
  /** What trading up to a level comes to. */
  readonly sums: (level: BookLevel) => BookSums;
  /** Read out on demand: the best prices and the spread, and the sums up to the level that has the focus. */
  readonly summary: (book: Book, level: BookLevel | undefined) => string;
}

/** Formatted sums of the levels up to one. */
export interface BookSums {
  readonly average: string;
  readonly amount: string;
  readonly turnover: string;
}

export interface BookTexts {
  /** Accessible name of the book: "Order book". */
  readonly label: string;
  /** Names of the two tables. */
  readonly bids: string;
  readonly asks: string;
  /** Headers, with the coins in which they count. */
  readonly price: string;
  readonly amount: string;
  readonly total: string;
  /** Names of the sums up to a level. */
  readonly sums: BookSums;
  readonly view: string;
  readonly views: Readonly<Record<BookView, string>>;
  readonly group: string;
  readonly rate: string;
  readonly rates: Readonly<Record<BookRate, string>>;
  /** The button that keeps the book as it is. */
  readonly freeze: string;
  /** Shown while it is kept. */
  readonly frozen: string;
  /** Shown while the connection is lost. */
  readonly stale: string;
  readonly empty: string;
  /** Shown instead of the levels of one side. */
  readonly noBids: string;
  readonly noAsks: string;
  /** Read out with a level that one's own orders are part of. */
  readonly own: string;
  /** Describes the keys: arrows, Enter, R and F. */
  readonly keys: string;
}

/** A level and the figure of it that has the focus. */
export interface BookPlace {
  readonly side: BookSideName;
  /** Counted from the best price. */
  readonly index: number;
  readonly column: 'price' | 'amount';
}

/** The level at a place. */
export const levelAt = (book: Book | null, place: BookPlace | null): BookLevel | undefined =>
  place ? book?.[place.side][place.index] : undefined;
