import { add, multiply, truncate, type Decimal } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { BusinessError } from '../../businessError';
import type { OrderTerms } from './order';
import type { ContractsContext } from './context';
import type { SeedAction, SeededWorld } from '../module';
import type { Positions } from './positions';

type ContractsWorld = SeededWorld<ContractsContext, { readonly positions: Positions }>;

const minuteMs = 60_000;
const dayMs = 86_400_000;
const carla = personas.contractTrader.login.fid;
const dario = personas.deliveryTrader.login.fid;
const newcomer = personas.newUser.login.fid;
const cora = personas.coinMarginTrader.login.fid;

type OrderDraft = Pick<OrderTerms, 'contractCode' | 'side' | 'amount'> & Partial<OrderTerms>;

/** Places an order, ignoring a refusal. */
function order(world: ContractsWorld, owner: number, draft: OrderDraft): void {
  try {
    world.positions.place({ owner, bizType: 'portal', effect: 'open', kind: 'market', at: world.now, ...draft });
  } catch (problem) {
    if (!(problem instanceof BusinessError)) throw problem;
  }
}

/** A price some hundredths of a percent above the last one, or below it if negative. */
function offsetPrice(world: ContractsWorld, contractCode: string, hundredths: number, digits: number): Decimal {
  const factor = add('1', multiply(String(hundredths), '0.0001'));
  return truncate(multiply(world.market.price(contractCode, world.now), factor), digits);
}

/** Current delivery contracts of bitcoin, in order of expiry. */
const deliveries = (world: ContractsWorld, quoteCurrency: 'USDT' | 'USD' = 'USDT'): string[] =>
  world.market
    .contracts(world.now)
    .filter(({ base, quote, expires }) => base === 'BTC' && quote === quoteCurrency && expires !== null)
    .map(({ code }) => code);

/** Actions of contract traders in the weeks before the start. */
export const contractActions: readonly SeedAction<ContractsWorld>[] = [
  {
    beforeMs: 30 * dayMs,
    act: ({ db, positions, now }) => {
      // A new user has not claimed anything yet.
      for (const { fid } of db.users.all()) if (fid !== newcomer) positions.mockAccounts.open(fid, now);
    },
  },
  {
    beforeMs: 4 * dayMs,
    act: (world) => {
      order(world, carla, { contractCode: 'btcusdt', side: 'buy', amount: '0.04', leverage: 20, marginMode: 'cross' });
      // One of the two is liquidated within the following days.
      order(world, carla, { contractCode: 'btcusdt', side: 'sell', amount: '0.02', leverage: 125, marginMode: 'isolated' });
    },
  },
  {
    beforeMs: 3 * dayMs,
    act: (world) => order(world, carla, { contractCode: 'btcusdt', side: 'sell', effect: 'close', amount: '0.04', marginMode: 'cross' }),
  },
  {
    beforeMs: 2 * dayMs,
    act: (world) => {
      order(world, carla, { contractCode: 'solusdt', side: 'buy', amount: '20', leverage: 20, marginMode: 'cross' });
      order(world, carla, { contractCode: 'ethusdt', side: 'buy', amount: '0.2', leverage: 100, marginMode: 'isolated' });
      order(world, carla, { contractCode: 'ethusdt', side: 'sell', amount: '0.5', leverage: 10, marginMode: 'isolated' });
    },
  },
  {
    beforeMs: minuteMs,
    act: (world) => {
      order(world, carla, { contractCode: 'btcusdt', side: 'buy', amount: '0.05', leverage: 125, marginMode: 'isolated' });
      const [kind, amount] = ['limit', '10'] as const;
      order(world, carla, {
        contractCode: 'solusdt',
        side: 'sell',
        effect: 'close',
        kind,
        amount,
        price: offsetPrice(world, 'solusdt', 400, 3),
      });
      world.positions.conditions.plan({
        owner: carla,
        contractCode: 'btcusdt',
        side: 'buy',
        effect: 'open',
        triggerPrice: offsetPrice(world, 'btcusdt', -300, 1),
        amount: '0.02',
        leverage: 20,
        at: world.now,
      });
    },
  },
  {
    beforeMs: 9 * dayMs,
    act: (world) => {
      const [week] = deliveries(world);
      if (week !== undefined) order(world, dario, { contractCode: week, side: 'buy', amount: '0.05', leverage: 5, marginMode: 'cross' });
    },
  },
  {
    beforeMs: 10 * minuteMs,
    act: (world) => {
      const [week, , quarter] = deliveries(world);
      if (week !== undefined)
        order(world, dario, { contractCode: week, side: 'sell', amount: '0.06', leverage: 10, marginMode: 'isolated' });
      if (quarter !== undefined)
        order(world, dario, { contractCode: quarter, side: 'buy', amount: '0.1', leverage: 10, marginMode: 'cross' });
    },
  },
  {
    beforeMs: 13 * dayMs,
    act: (world) => order(world, cora, { contractCode: 'btcusd', side: 'buy', amount: '30000', leverage: 5, marginMode: 'cross' }),
  },
  {
    beforeMs: 11 * dayMs,
    act: (world) => order(world, cora, { contractCode: 'btcusd', side: 'sell', effect: 'close', amount: '12000', marginMode: 'cross' }),
  },
  {
    beforeMs: 9 * dayMs,
    act: (world) => {
      const [week] = deliveries(world, 'USD');
      if (week !== undefined) order(world, cora, { contractCode: week, side: 'sell', amount: '8000', leverage: 4, marginMode: 'isolated' });
      // One of the two is liquidated within the following days.
      for (const side of ['buy', 'sell'] as const)
        order(world, cora, { contractCode: 'ethusd', side, amount: '1500', leverage: 75, marginMode: 'isolated' });
    },
  },
  {
    beforeMs: 10 * minuteMs,
    act: (world) => {
      const [, , quarter] = deliveries(world, 'USD');
      if (quarter !== undefined)
        order(world, cora, { contractCode: quarter, side: 'buy', amount: '4000', leverage: 3, marginMode: 'isolated' });
      const [kind, amount] = ['limit', '6000'] as const;
      const price = offsetPrice(world, 'btcusd', 350, 1);
      order(world, cora, { contractCode: 'btcusd', side: 'sell', effect: 'close', kind, amount, price, marginMode: 'cross' });
    },
  },
];
