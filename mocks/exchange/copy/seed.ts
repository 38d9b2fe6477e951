import { compare } from '@/contract/decimal';
import { orderSideOf } from '@/contract/swap';
import { copyMode, leverageMode, type CopyTradeRequest } from '@/contract/copyTrading';
import { personas } from '@fixtures/personas';
import { viewers } from '@fixtures/liveHosts';
import { leadTraderBots } from '@fixtures/leadTraders';
import type { CopyContext } from './context';
import type { SeedAction, SeededWorld } from '../module';
import type { Positions } from '../contracts/positions';
import type { Copy } from './copy';

type CopyWorld = SeededWorld<CopyContext, { readonly positions: Positions; readonly copy: Copy }>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const lena = personas.leadTrader.login.fid;
const farid = personas.follower.login.fid;
const [heron, , , , , , dogged] = leadTraderBots;

/** The default copy settings of the seeded copiers. */
const copyRequest = (traderUid: number, amount: string, maxAmount: string): CopyTradeRequest => ({
  traderUid,
  copyMode: copyMode.fixedAmount,
  amount,
  ratio: '1',
  maxAmount,
  contracts: [],
  leverageMode: leverageMode.trader,
  leverage: 10,
});

interface Trade {
  readonly beforeMs: number;
  /** Omitted for a position still open at the start. */
  readonly heldMs?: number;
  readonly contractCode: string;
  readonly amount: string;
  /** Whether it ends in profit: the market is known, so the side can be chosen accordingly. */
  readonly isRight: boolean;
}

/** A lead trader's position, opened and closed by ordinary orders. */
function tradeActions({ beforeMs, heldMs, contractCode, amount, isRight }: Trade): SeedAction<CopyWorld>[] {
  const sideAt = (world: CopyWorld, openedAt: number) => {
    const closedAt = heldMs === undefined ? world.startedAt : openedAt + heldMs;
    return compare(world.market.price(contractCode, closedAt), world.market.price(contractCode, openedAt)) > 0 === isRight
      ? 'long'
      : 'short';
  };
  const place = (world: CopyWorld, effect: 'open' | 'close', side: 'long' | 'short') =>
    void world.positions.place({
      owner: lena,
      bizType: 'perpetual',
      contractCode,
      side: orderSideOf(side, effect),
      effect,
      kind: 'market',
      amount,
      leverage: 10,
      marginMode: 'cross',
      at: world.now,
    });
  const open: SeedAction<CopyWorld> = { beforeMs, act: (world) => place(world, 'open', sideAt(world, world.now)) };
  if (heldMs === undefined) return [open];
  const close: SeedAction<CopyWorld> = {
    beforeMs: beforeMs - heldMs,
    act: (world) => place(world, 'close', sideAt(world, world.startedAt - beforeMs)),
  };
  return [open, close];
}

const startCopying = (beforeMs: number, owner: number, request: CopyTradeRequest): SeedAction<CopyWorld> => ({
  beforeMs,
  act: (world) => void world.copy.follows.start(owner, request, world.now),
});

/** The lead trader is appointed and trades; the follower starts copying, leaves one lead trader and stays with two. */
export const copyActions: readonly SeedAction<CopyWorld>[] = [
  {
    beforeMs: 27 * dayMs,
    act: (world) =>
      void world.copy.leads.appoint(
        {
          traderUid: lena,
          nickname: personas.leadTrader.login.nickname,
          introduction: 'Three contracts, moderate leverage, a stop under every position.',
          maxCopiers: 20,
        },
        world.now,
      ),
  },
  ...tradeActions({ beforeMs: 25 * dayMs, heldMs: 9 * hourMs, contractCode: 'btcusdt', amount: '0.2', isRight: true }),
  ...(dogged ? [startCopying(24 * dayMs, farid, copyRequest(dogged.uid, '20', '200'))] : []),
  ...(dogged ? [{ beforeMs: 17 * dayMs, act: (world: CopyWorld) => void world.copy.follows.stop(farid, dogged.uid, world.now) }] : []),
  startCopying(16 * dayMs, farid, copyRequest(lena, '120', '900')),
  ...viewers.slice(0, 1).map(({ uid }) => startCopying(10 * dayMs, uid, copyRequest(lena, '40', '200'))),
  ...(heron ? [startCopying(13 * dayMs, farid, copyRequest(heron.uid, '80', '600'))] : []),
  ...tradeActions({ beforeMs: 12 * dayMs, heldMs: 7 * hourMs, contractCode: 'ethusdt', amount: '4', isRight: true }),
  ...tradeActions({ beforeMs: 8 * dayMs, heldMs: 5 * hourMs, contractCode: 'solusdt', amount: '60', isRight: false }),
  ...tradeActions({ beforeMs: 7 * hourMs, contractCode: 'ethusdt', amount: '3', isRight: true }),
  ...leadTraderBots
    .slice(-1)
    .map(({ uid }) => ({ beforeMs: 11 * dayMs, act: (world: CopyWorld) => world.copy.leads.collect(farid, uid, true, world.now) })),
];
