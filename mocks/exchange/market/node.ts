/** What a market did in a span of time. Prices count ticks, the volume counts lots: whole numbers, so that parts add up to the whole exactly. */
export interface Node {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** A span in which nothing was traded. */
export const still = (price: number): Node => ({ open: price, high: price, low: price, close: price, volume: 0 });

/** Two spans, one after the other, as one. One in which nothing was traded adds nothing to the other. */
export function join(first: Node, then: Node): Node {
  if (then.volume === 0) return first;
  if (first.volume === 0) return then;
  return {
    open: first.open,
    high: Math.max(first.high, then.high),
    low: Math.min(first.low, then.low),
    close: then.close,
    volume: first.volume + then.volume,
  };
}

/** The element at `index`, which must be there. Throws a RangeError where it is not. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${items.length}`);
  return item;
}
