import { candleLength, candleStart, finer, type Interval, level, type Level, levels, nextCandle, spans } from './levels';
import { mergeNodes, type Node, emptyNode } from './node';
import { nodeOfTrade, type Trade } from './trades';
import type { Tree } from './tree';

/** A candle that begins at `start`; the last one may be in progress. */
export interface Candle extends Node {
  readonly start: number;
}

/** The aggregate of an arbitrary span; `turnover` values each of its nodes at its typical price, in ticks × lots. */
export interface Summary extends Node {
  readonly turnover: number;
}

/** The time series of one market. Instants are milliseconds; results never include anything after the requested instant. */
export interface Series {
  /** The latest trade up to and including `instant`. */
  lastTrade(instant: number): Trade;
  /** The price in force at `instant`: that of the latest trade. */
  price(instant: number): number;
  /** Trades up to and including `instant`, newest first. */
  trades(instant: number, limit: number): Trade[];
  /** The aggregate of [`from`, `to`). */
  between(from: number, to: number): Summary;
  /** Candles from the one that contains `from`, oldest first, at most the newest `max`; the last one only includes trades before `to`. */
  candles(interval: Interval, from: number, to: number, max: number): Candle[];
  /** The first trade in (`after`, `until`] at or beyond `price`. */
  firstBeyond(direction: 'above' | 'below', price: number, after: number, until: number): Trade | undefined;
}

/** Creates the series of a tree. Before `opens` there are no trades and the price is the opening price. */
export function createSeries(tree: Tree, opens: number): Series {
  const firstSlot = slotOf(opens);

  const price = (instant: number) => lastTrade(tree, opens, instant).price;

  /** Walks through [`from`, `to`) in the largest whole nodes, and parts of slots at the ends, until `visit` returns a value. */
  const walk = <Found>(
    from: number,
    to: number,
    visit: (node: Node, start: number, end: number) => Found | undefined,
  ): Found | undefined => {
    let start = Math.max(from, opens);
    while (start < to) {
      const of = largestWithin(tree.top, start, to);
      const end = of === undefined ? Math.min(to, (slotOf(start) + 1) * spans[level.slot]) : start + spans[of];
      const node = of === undefined ? partOfSlot(start, end) : tree.node(of, start / spans[of]);
      const found = visit(node, start, end);
      if (found !== undefined) return found;
      start = end;
    }
    return undefined;
  };
  const partOfSlot = (from: number, to: number): Node => {
    let part: Node | undefined;
    for (const trade of tradesFrom(tree, opens, slotOf(from)))
      if (trade.at >= from && trade.at < to) part = part ? mergeNodes(part, nodeOfTrade(trade)) : nodeOfTrade(trade);
    return part ?? emptyNode(price(from - 1));
  };
  const between = (from: number, to: number): Summary => {
    let whole: Node | undefined;
    let turnover = 0;
    walk(from, to, (node) => {
      whole = whole ? mergeNodes(whole, node) : node;
      turnover += ((node.open + node.high + node.low + node.close) / 4) * node.volume;
    });
    return { ...(whole ?? emptyNode(price(from))), turnover };
  };

  const search = (direction: 'above' | 'below', goal: number, from: number, to: number): Trade | undefined => {
    const reaches = (node: Node) => node.volume > 0 && (direction === 'above' ? node.high >= goal : node.low <= goal);
    return walk(from, to, (node, start, end) => {
      if (!reaches(node)) return undefined;
      if (end - start <= spans[level.slot])
        return tree.trades(slotOf(start)).find((trade) => trade.at >= start && trade.at < end && reaches(nodeOfTrade(trade)));
      const step = spans[finer(levels.findLast((of) => spans[of] === end - start) ?? level.epoch)];
      for (let part = start; part < end; part += step) {
        const found = search(direction, goal, part, part + step);
        if (found) return found;
      }
      return undefined;
    });
  };

  return {
    lastTrade: (instant) => lastTrade(tree, opens, instant),
    price,
    between,
    trades: (instant, limit) => {
      const found: Trade[] = [];
      for (let slot = slotOf(instant); slot >= firstSlot && found.length < limit; slot = tree.previousSlot(slot)) {
        const fitting = tradesFrom(tree, opens, slot).filter((trade) => trade.at <= instant);
        found.push(...fitting.toReversed().slice(0, limit - found.length));
      }
      return found;
    },
    candles: (interval, from, to, max) => {
      const starts: number[] = [];
      const first = Math.max(from, opens, to - (max + 1) * candleLength[interval]);
      for (let start = candleStart(interval, first); start < to; start = nextCandle(interval, start)) starts.push(start);
      return starts.slice(-max).map((start) => ({ start, ...between(start, Math.min(to, nextCandle(interval, start))) }));
    },
    firstBeyond: (direction, goal, after, until) => search(direction, goal, after + 1, until + 1),
  };
}

/** The latest trade up to and including `instant` of a market that opens at `opens`; before its first trade, one of amount 0 at the opening price. */
export function lastTrade(tree: Tree, opens: number, instant: number): Trade {
  for (let slot = slotOf(instant); slot >= slotOf(opens); slot = tree.previousSlot(slot)) {
    const trade = tradesFrom(tree, opens, slot).findLast((candidate) => candidate.at <= instant);
    if (trade) return trade;
  }
  return { id: 0, at: opens, price: tree.openingPrice(opens), amount: 0, side: 'buy' };
}

/** The trades of a slot, without those before the market opens. */
const tradesFrom = (tree: Tree, opens: number, slot: number): readonly Trade[] =>
  slot === slotOf(opens) ? tree.trades(slot).filter(({ at }) => at >= opens) : tree.trades(slot);

const slotOf = (instant: number): number => Math.floor(instant / spans[level.slot]);

/** The coarsest level with a whole node that begins at `from` and ends by `to`. */
const largestWithin = (top: Level, from: number, to: number): Level | undefined =>
  levels.find((of) => of >= top && from % spans[of] === 0 && from + spans[of] <= to);
