import type { NumberParts } from '../number';

/** A labelled value, of a summary or at the cursor of a chart. */
export interface Reading {
  /** Short: "High", "O". Empty if the value is self-explanatory. */
  readonly term: string;
  readonly value: string;
  readonly tone?: 'plain' | 'rise' | 'fall' | 'flat' | 'first' | 'second' | 'third';
}

/** A value of a series, in drawing order. */
export interface ChartPoint {
  /** What the point represents: a day, a price. */
  readonly label: string;
  readonly value: NumberParts;
  /** The same value on any scale; for drawing only. */
  readonly plotValue: number;
}

/** Formatters of the app's language and time zone; values are decimal text, instants milliseconds. */
export interface ChartFormat {
  readonly price: (value: string, decimals: number) => string;
  /** With its sign. */
  readonly percent: (value: string) => string;
  /** Change from one value to another, in percent with its sign. */
  readonly change: (from: string, to: string) => string;
  /** Short: "1.2K". */
  readonly compact: (value: string) => string;
  readonly dateTime: (instant: number) => string;
  /** IANA time zone name. */
  readonly zone: string;
}

/** Joins readings into one sentence for screen readers. */
export const joinReadings = (readings: readonly Reading[]): string =>
  readings.map(({ term, value }) => (term ? `${term} ${value}` : value)).join(', ');
