import { draw, drawFraction, hash } from '../random';
import { spans, level } from './levels';
import { elementAt, type Node, emptyNode } from './node';
import { type RandomStates, distribute, split } from './split';

/** A trade: `price` in ticks, `amount` in lots, `side` of the taker. */
export interface Trade {
  readonly id: number;
  readonly at: number;
  readonly price: number;
  readonly amount: number;
  readonly side: 'buy' | 'sell';
}

/** A trade as a node of its own. */
export const nodeOfTrade = ({ price, amount }: Trade): Node => ({ open: price, high: price, low: price, close: price, volume: amount });

/** Minimum volume of a slot with trades, in lots: one for each of open, high, low and close, and one more. */
const minInSlot = 5;
const slotsInMinute = 12;
const maxTrades = 16;

/** Splits a minute into slots of five seconds; a quiet market (`pace`: trades per minute) trades only in some of them. */
export function splitMinute(minute: Node, randomStates: RandomStates, pace: number): Node[] {
  const busy = Math.max(1, Math.min(slotsInMinute, Math.floor(pace * (0.6 + 0.8 * drawFraction(randomStates.own, 101)))));
  const active = split(minute, busy, randomStates, minInSlot);
  const slots: Node[] = [];
  let price = minute.open;
  let used = 0;
  for (let index = 0; index < slotsInMinute; index += 1) {
    const remainingSlots = slotsInMinute - index;
    if (used < busy && draw(randomStates.own, 200 + index) % remainingSlots < busy - used) {
      const slot = elementAt(active, used);
      slots.push(slot);
      price = slot.close;
      used += 1;
    } else slots.push(emptyNode(price));
  }
  return slots;
}

/** The trades of one slot, oldest first: they start at its open, touch its high and low, end at its close and add up to its volume. */
export function tradesOf(slot: Node, index: number, seed: number, pace: number): Trade[] {
  if (slot.volume === 0) return [];
  const state = hash(seed, index);
  const prices = pricesOf(slot, state, Math.max(1, Math.ceil(pace / slotsInMinute)));
  const instants = instantsOf(prices.length, state);
  const weights = prices.map(
    (_, tradeIndex) =>
      0.1 + drawFraction(state, 60 + tradeIndex) * drawFraction(state, 80 + tradeIndex) * drawFraction(state, 100 + tradeIndex) * 6,
  );
  const amounts = distribute(slot.volume, weights, 1);
  return prices.map((price, tradeIndex) => ({
    id: index * maxTrades + tradeIndex,
    at: index * spans[level.slot] + elementAt(instants, tradeIndex),
    price,
    amount: elementAt(amounts, tradeIndex),
    side: sideOf(price - (prices[tradeIndex - 1] ?? price), draw(state, 120 + tradeIndex)),
  }));
}

const sideOf = (rise: number, bits: number): Trade['side'] => (rise > 0 || (rise === 0 && bits % 2 === 0) ? 'buy' : 'sell');

function pricesOf({ open, high, low, close, volume }: Node, state: number, typical: number): number[] {
  const lowFirst = close === open ? draw(state, 0) % 2 === 0 : close > open;
  const turningPoints = lowFirst ? [open, low, high, close] : [open, high, low, close];
  const prices = turningPoints.filter((price, tradeIndex) => price !== turningPoints[tradeIndex - 1]);
  const targetCount = Math.min(maxTrades, volume, Math.max(prices.length, 1 + (draw(state, 1) % (2 * typical))));
  for (let count = prices.length; count < targetCount; count += 1) {
    const index = draw(state, 2 + count) % count;
    const before = elementAt(prices, index);
    const after = prices[index + 1] ?? before;
    prices.splice(index + 1, 0, before + Math.round((after - before) * drawFraction(state, 30 + count)));
  }
  return prices;
}

/** Distinct milliseconds within the slot, in ascending order. */
function instantsOf(count: number, state: number): number[] {
  const room = spans[level.slot] - count;
  return Array.from({ length: count }, (_, tradeIndex) => draw(state, 140 + tradeIndex) % room)
    .toSorted((a, b) => a - b)
    .map((instant, tradeIndex) => instant + tradeIndex);
}
