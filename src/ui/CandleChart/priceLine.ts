/** A price marked across a chart: an open order, an entry, a liquidation, an exit. */
export interface PriceLine {
  readonly id: string;
  /** Decimal text. */
  readonly price: string;
  /** Short: "Buy 0.5", "Liquidation". */
  readonly label: string;
  readonly tone: 'rise' | 'fall' | 'accent' | 'first';
  /** Makes the line movable; called with the price it is dropped at. The line returns to its place until its price changes. */
  readonly onMove?: (price: string) => void;
}
