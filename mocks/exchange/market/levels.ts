import { candleIntervals, type CandleInterval } from '@/contract/market';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;

/** Levels of the candle tree, coarse to fine: a node covers `spans[level]` milliseconds and divides into nodes of the next level. */
export const level = { epoch: 0, eightDays: 1, day: 2, fourHours: 3, hour: 4, quarter: 5, fiveMinutes: 6, minute: 7, slot: 8 } as const;
export type Level = (typeof level)[keyof typeof level];

export const spans = [64 * day, 8 * day, day, 4 * hour, hour, 15 * minute, 5 * minute, minute, 5 * second] as const;
export const levels: readonly Level[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Number of nodes of the next level in a node. */
export const fanOut = (of: Level): number => spans[of] / spans[finer(of)];

/** The next finer level. Throws a RangeError below the slots, which hold trades. */
export function finer(of: Level): Level {
  const next = levels[of + 1];
  if (next === undefined) throw new RangeError('a slot has no finer level');
  return next;
}

/** The next coarser level. Throws a RangeError above the epochs. */
export function coarser(of: Level): Level {
  const next = levels[of - 1];
  if (next === undefined) throw new RangeError('an epoch has no coarser level');
  return next;
}

/** Candle intervals, as named in charts. */
export const intervals = candleIntervals;
export type Interval = CandleInterval;

/** Maximum candle length in milliseconds; months vary. */
export const candleLength: Readonly<Record<Interval, number>> = {
  '1m': minute,
  '5m': 5 * minute,
  '15m': 15 * minute,
  '30m': 30 * minute,
  '1h': hour,
  '4h': 4 * hour,
  '1d': day,
  '1w': 7 * day,
  '1M': 31 * day,
};
/** 1970 began on a Thursday, candle weeks begin on Monday, 00:00 UTC. */
const firstMonday = 4 * day;

/** The start of the candle that contains `at`. */
export function candleStart(interval: Interval, at: number): number {
  if (interval === '1M') return monthStart(at, 0);
  const offset = interval === '1w' ? firstMonday : 0;
  return Math.floor((at - offset) / candleLength[interval]) * candleLength[interval] + offset;
}

/** Midnight (UTC) of each of the last `count` days, oldest first, including the current day. */
export const dayStarts = (at: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => candleStart('1d', at) - (count - 1 - index) * day);

/** The midnight (UTC) after an instant. */
export const nextMidnight = (at: number): number => candleStart('1d', at) + day;

/** The start of the candle after the one that starts at `start`. */
export const nextCandle = (interval: Interval, start: number): number =>
  interval === '1M' ? monthStart(start, 1) : start + candleLength[interval];

/** Midnight UTC on the first of the month `later` months after that of `at`. */
export function monthStart(at: number, later: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1);
}
