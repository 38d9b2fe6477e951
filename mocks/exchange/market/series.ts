import { candleLength, candleStart, type Interval, level, levels, nextCandle, spans } from './levels';
import { join, type Node, still } from './node';
import type { Trade } from './trades';
import type { Tree } from './tree';

/** A candle: what happened from `start` on, until `end` or as far as was asked. */
export interface Candle extends Node {
  readonly start: number;
}

/** One market in time. Instants are milliseconds; nothing after the instant asked about is ever seen. */
export interface Series {
  /** The latest trade up to and including `instant`. */
  lastTrade(instant: number): Trade;
  /** The price in force at `instant`: that of the latest trade. */
  price(instant: number): number;
  /** Trades up to and including `instant`, newest first. */
  trades(instant: number, limit: number): Trade[];
  /** All that happened from `from` until just before `to`. */
  between(from: number, to: number): Node;
  /** Sum of price × amount over the hours between, each at its typical price. */
  turnover(from: number, to: number): number;
  /** Candles from the one in which `from` lies, oldest first, the newest `most` where there are more; the last one holds only what happened before `to`. */
  candles(interval: Interval, from: number, to: number, most: number): Candle[];
  /** The first trade in (`after`, `until`] at or beyond `price`. */
  firstBeyond(direction: 'above' | 'below', price: number, after: number, until: number): Trade | undefined;
}

/** Reads a tree in time. Before `opens` there is nothing: the price is the one it opens with. */
export function readSeries(tree: Tree, opens: number): Series {
  const slotOf = (instant: number) => Math.floor(instant / spans[level.slot]);
  const firstSlot = slotOf(opens);

  const lastTrade = (instant: number): Trade => {
    for (let slot = slotOf(instant); slot >= firstSlot; slot -= 1) {
      const trade = tree.trades(slot).findLast((candidate) => candidate.at <= instant);
      if (trade) return trade;
    }
    return { id: 0, at: opens, price: tree.node(level.minute, Math.floor(opens / spans[level.minute])).open, amount: 0, side: 'buy' };
  };
  const price = (instant: number) => lastTrade(instant).price;

  /** The largest whole node that begins at `from` and ends by `to`, or the part of a slot. */
  const piece = (from: number, to: number): { node: Node; end: number } => {
    for (const of of levels.slice(tree.top)) {
      if (from % spans[of] === 0 && from + spans[of] <= to) return { node: tree.node(of, from / spans[of]), end: from + spans[of] };
    }
    const slot = slotOf(from);
    const end = Math.min(to, (slot + 1) * spans[level.slot]);
    const inside = tree.trades(slot).filter((trade) => trade.at >= from && trade.at < end);
    return { node: inside.reduce((node, trade) => join(node, single(trade)), still(inside[0]?.price ?? price(from - 1))), end };
  };
  const pieces = function* (from: number, to: number): Generator<{ node: Node; start: number; end: number }> {
    for (let start = Math.max(from, opens); start < to;) {
      const { node, end } = piece(start, to);
      yield { node, start, end };
      start = end;
    }
  };
  const between = (from: number, to: number) => {
    let whole: Node | undefined;
    for (const { node } of pieces(from, to)) whole = whole ? join(whole, node) : node;
    return whole ?? still(price(from));
  };

  const search = (direction: 'above' | 'below', goal: number, from: number, to: number): Trade | undefined => {
    const reaches = (node: Node) => node.volume > 0 && (direction === 'above' ? node.high >= goal : node.low <= goal);
    for (const { node, start, end } of pieces(from, to)) {
      if (!reaches(node)) continue;
      if (end - start <= spans[level.slot]) {
        const hit = tree.trades(slotOf(start)).find((trade) => trade.at >= start && trade.at < end && reaches(single(trade)));
        if (hit) return hit;
        continue;
      }
      const inner = levels.findLast((of) => spans[of] >= end - start) ?? level.epoch;
      const step = spans[levels[inner + 1] ?? level.slot];
      for (let part = start; part < end; part += step) {
        const hit = reaches(between(part, part + step)) ? search(direction, goal, part, part + step) : undefined;
        if (hit) return hit;
      }
    }
    return undefined;
  };

  return {
    lastTrade,
    price,
    between,
    trades: (instant, limit) => {
      const found: Trade[] = [];
      for (let slot = slotOf(instant); slot >= firstSlot && found.length < limit; slot -= 1) {
        const fitting = tree.trades(slot).filter((trade) => trade.at <= instant);
        found.push(...fitting.toReversed().slice(0, limit - found.length));
      }
      return found;
    },
    turnover: (from, to) => {
      let sum = 0;
      const hour = spans[level.hour];
      for (let start = Math.max(from, opens); start < to;) {
        const end = Math.min(to, (Math.floor(start / hour) + 1) * hour);
        const { open, high, low, close, volume } = between(start, end);
        sum += ((open + high + low + close) / 4) * volume;
        start = end;
      }
      return sum;
    },
    candles: (interval, from, to, most) => {
      const starts: number[] = [];
      const first = Math.max(from, opens, to - (most + 1) * candleLength[interval]);
      for (let start = candleStart(interval, first); start < to; start = nextCandle(interval, start)) starts.push(start);
      return starts.slice(-most).map((start) => ({ start, ...between(start, Math.min(to, nextCandle(interval, start))) }));
    },
    firstBeyond: (direction, goal, after, until) => search(direction, goal, after + 1, until + 1),
  };
}

const single = ({ price, amount }: Trade): Node => ({ open: price, high: price, low: price, close: price, volume: amount });
