import type { z } from 'zod/mini';
import { add, compare, divide, isGreater, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { mockRewards, priceSourceOf, profitAt, tradeMode, valueOf, type Exposure, type MockLeaderboard } from '@/contract/swap';
import leadProfiles from '@fixtures/leadProfiles.json' with { type: 'json' };
import { candleLength, candleStart, dayStarts } from '../market/levels';
import { draw, hash } from '../random';
import { contractBillsOf } from './bills';
import type { ContractsContext } from './context';

/** Results of mock trading: the equity of an account, and the weekly leaderboard. Both coins count as dollars. */
export interface MockResults {
  /** An account's equity at midnight UTC of each of the last `days` days and now; an open position counts with its current amount, a closed one with its total. */
  equity(owner: number, days: number, at: number): { readonly time: number; readonly equity: Decimal }[];
  /** The leaderboard of the week, which begins on Monday, and the user's own rank in it. */
  leaderboard(owner: number, at: number): z.input<typeof MockLeaderboard>;
}

const weekMs = candleLength['1w'];
const listedRanks = 20;

/** The simulated users of a week: their number, the positions each opens, the contracts, and the position values in dollars. */
const simulatedTraders = 40;
const positionsEach = 4;
const traded = ['btcusdt', 'ethusdt', 'solusdt', 'xrpusdt', 'dogeusdt'] as const;
const positionValue = { min: 2_000, range: 60_000 };
/** They open and close positions on six-hour blocks, and hold one for up to twelve blocks. */
const blockMs = 6 * 3_600_000;
const blocksOfWeek = weekMs / blockMs;
const maxHold = 12;

interface LeaderboardEntry {
  readonly owner: number | null;
  readonly nickname: string;
  readonly pnl: Decimal;
}

type HeldPosition = Exposure & { readonly openedTime: number; readonly closedTime: number };

export function createMockResults(context: ContractsContext): MockResults {
  const { db, market, seed } = context;

  const heldBy = (owner: number): HeldPosition[] => [
    ...db.positions.find({ where: { owner, mode: tradeMode.mock } }).list.map((position) => ({ ...position, closedTime: Infinity })),
    ...db.pastPositions
      .find({ where: { owner, mode: tradeMode.mock } })
      .list.map((position) => ({ ...position, cost: valueOf(position.contractCode, position.amount, position.entryPrice) })),
  ];
  const profitOfHeld = (held: readonly HeldPosition[], at: number): Decimal =>
    add(
      '0',
      ...held
        .filter(({ openedTime, closedTime }) => openedTime <= at && at < closedTime)
        .map((position) => profitAt(position, market.mark(priceSourceOf(position.contractCode), at))),
    );

  /** A user's profit since the week began, including fees and funding; null without a trade. */
  const resultOf = (owner: number, start: number, at: number): Decimal | null => {
    const { total } = db.contractDeals.find({ where: { owner, mode: tradeMode.mock, createdTime: { from: start, to: at } } });
    if (total === 0) return null;
    const earned = contractBillsOf(context, owner, { mode: tradeMode.mock, startTime: start }).filter(({ kind }) => kind !== 'bonus');
    const held = heldBy(owner);
    const before = profitOfHeld(held, start);
    return truncate(subtract(add(profitOfHeld(held, at), ...earned.map(({ amount }) => amount)), before), 2);
  };

  /** A simulated user's profit: positions generated from the seed, at market prices; null without a trade so far. */
  const generatedResult = (
    traderIndex: number,
    start: number,
    at: number,
    priceAt: (code: string, at: number) => Decimal,
  ): Decimal | null => {
    const state = hash(seed, 'mock trading', start, traderIndex);
    const results = Array.from({ length: positionsEach }, (_, index) => {
      const pick = (which: number, below: number) => draw(state, index * positionsEach + which) % below;
      const code = traded[pick(0, traded.length)] ?? traded[0];
      const opened = start + pick(1, blocksOfWeek - 1) * blockMs;
      if (opened >= at) return null;
      const closed = Math.min(at, opened + (1 + pick(2, maxHold)) * blockMs);
      const [from, to] = [priceAt(code, opened), priceAt(code, closed)];
      const offset = pick(3, 2 * positionValue.range);
      const size = offset < positionValue.range ? positionValue.min + offset : -(positionValue.min + offset - positionValue.range);
      return divide(multiply(String(size), subtract(to, from)), from, 2);
    }).filter((result) => result !== null);
    return results.length === 0 ? null : add('0', ...results);
  };

  return {
    equity: (owner, days, at) => {
      const bills = contractBillsOf(context, owner, { mode: tradeMode.mock });
      const opened = bills.at(-1)?.createdTime ?? Infinity;
      const held = heldBy(owner);
      return [...dayStarts(at, days).filter((time) => time < at), at]
        .filter((time) => time >= opened)
        .map((time) => ({
          time,
          equity: truncate(
            add(profitOfHeld(held, time), ...bills.filter(({ createdTime }) => createdTime <= time).map(({ amount }) => amount)),
            2,
          ),
        }));
    },
    leaderboard: (owner, at) => {
      const startTime = candleStart('1w', at);
      const priceCache = new Map<string, Decimal>();
      const priceAt = (code: string, time: number): Decimal => {
        const price = priceCache.get(`${code} ${time}`) ?? market.price(code, time);
        priceCache.set(`${code} ${time}`, price);
        return price;
      };
      const users = db.users.all().map(({ fid, fnickname }) => ({ owner: fid, nickname: fnickname, pnl: resultOf(fid, startTime, at) }));
      const others = Array.from({ length: simulatedTraders }, (_, traderIndex) => ({
        owner: null,
        nickname: leadProfiles[hash(seed, 'mock trader', traderIndex) % leadProfiles.length]?.nickname ?? '',
        pnl: generatedResult(traderIndex, startTime, at, priceAt),
      }));
      const ranking = [...users, ...others]
        .filter((entry): entry is LeaderboardEntry => entry.pnl !== null)
        .toSorted((a, b) => compare(b.pnl, a.pnl))
        .map(({ pnl, nickname, ...entry }, index) => ({
          ...entry,
          row: { rank: index + 1, nickname, pnl, reward: isGreater(pnl, '0') ? (mockRewards[index] ?? null) : null },
        }));
      const ownRow = ranking.find((entry) => entry.owner === owner)?.row;
      const nickname = db.users.get(owner)?.fnickname ?? '';
      return {
        startTime,
        endTime: startTime + weekMs,
        list: ranking.slice(0, listedRanks).map(({ row }) => row),
        own: ownRow ?? { rank: null, nickname, pnl: '0', reward: null },
      };
    },
  };
}
