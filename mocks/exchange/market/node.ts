/** Prices and volume of a market in a span of time. Ticks and lots are integers, so that parts add up to the whole exactly. */
export interface Node {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** A span without trades. */
export const emptyNode = (price: number): Node => ({ open: price, high: price, low: price, close: price, volume: 0 });

/** Joins two consecutive spans. A span without trades is ignored. */
export function mergeNodes(first: Node, then: Node): Node {
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

/** The element at `index`. Throws a RangeError if it does not exist. */
export function elementAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no element at index ${index} of ${items.length}`);
  return item;
}
