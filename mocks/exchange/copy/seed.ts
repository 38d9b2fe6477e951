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
const copyOrder = (traderUid: number, amount: string, maxAmount: string): CopyTradeRequest => ({
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
function traded({ beforeMs, heldMs, contractCode, amount, isRight }: Trade): SeedAction<CopyWorld>[] {
  const sideAt = (world: CopyWorld, opens: number) => {
    const ends = heldMs === undefined ? world.startedAt : opens + heldMs;
    return compare(world.market.price(contractCode, ends), world.market.price(contractCode, opens)) > 0 === isRight ? 'long' : 'short';
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

const starts = (beforeMs: number, owner: number, order: CopyTradeRequest): SeedAction<CopyWorld> => ({
  beforeMs,
  act: (world) => void world.copy.follows.start(owner, order, world.now),
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
  ...traded({ beforeMs: 25 * dayMs, heldMs: 9 * hourMs, contractCode: 'btcusdt', amount: '0.2', isRight: true }),
  ...(dogged ? [starts(24 * dayMs, farid, copyOrder(dogged.uid, '20', '200'))] : []),
  ...(dogged ? [{ beforeMs: 17 * dayMs, act: (world: CopyWorld) => void world.copy.follows.stop(farid, dogged.uid, world.now) }] : []),
  starts(16 * dayMs, farid, copyOrder(lena, '120', '900')),
  ...viewers.slice(0, 1).map(({ uid }) => starts(10 * dayMs, uid, copyOrder(lena, '40', '200'))),
  ...(heron ? [starts(13 * dayMs, farid, copyOrder(heron.uid, '80', '600'))] : []),
  ...traded({ beforeMs: 12 * dayMs, heldMs: 7 * hourMs, contractCode: 'ethusdt', amount: '4', isRight: true }),
  ...traded({ beforeMs: 8 * dayMs, heldMs: 5 * hourMs, contractCode: 'solusdt', amount: '60', isRight: false }),
  ...traded({ beforeMs: 7 * hourMs, contractCode: 'ethusdt', amount: '3', isRight: true }),
  ...leadTraderBots
    .slice(-1)
    .map(({ uid }) => ({ beforeMs: 11 * dayMs, act: (world: CopyWorld) => world.copy.leads.collect(farid, uid, true, world.now) })),
];
