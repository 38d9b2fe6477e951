import type { NumberParts } from '../number';

/** A named figure: one of a summary, or one at the cursor of a chart. */
export interface Reading {
  /** Short: "High", "O". Empty where the value says what it is. */
  readonly term: string;
  readonly value: string;
  readonly tone?: 'plain' | 'rise' | 'fall' | 'flat' | 'first' | 'second' | 'third';
}

/** A value of a series, in the order in which it is drawn. */
export interface ChartPoint {
  /** What it stands for: a day, a price. */
  readonly label: string;
  readonly value: NumberParts;
  /** The same value on any scale; for drawing only. */
  readonly size: number;
}

/** Formatters of the app's language and time zone; values are decimal text, instants milliseconds. */
export interface ChartFormat {
  readonly price: (value: string, decimals: number) => string;
  /** With its sign. */
  readonly percent: (value: string) => string;
  /** From one value to another, in percent with its sign. */
  readonly change: (from: string, to: string) => string;
  /** Short: "1.2K". */
  readonly compact: (value: string) => string;
  readonly dateTime: (instant: number) => string;
  /** IANA name. */
  readonly zone: string;
}

/** Figures in one sentence, as they are heard. */
export const spoken = (readings: readonly Reading[]): string =>
  readings.map(({ term, value }) => (term ? `${term} ${value}` : value)).join(', ');
