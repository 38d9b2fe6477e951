/** A price that is marked across a chart: an open order, an entry, a liquidation, an exit. */
export interface PriceLine {
  readonly id: string;
  /** Decimal text. */
  readonly price: string;
  /** Short: "Buy 0.5", "Liquidation". */
  readonly label: string;
  readonly tone: 'rise' | 'fall' | 'accent' | 'first';
  /** Makes it movable; is told where it was put down. The line stays where it was until its price changes. */
  readonly onMove?: (price: string) => void;
}
