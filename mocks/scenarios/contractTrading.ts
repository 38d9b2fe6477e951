import { add, multiply, truncate } from '@/contract/decimal';
import { personas } from '@fixtures/personas';
import { deliveriesAt } from '../exchange/market/calendar';
import type { OrderTerms } from '../exchange/contracts/order';
import type { StoredContractOrder } from '../exchange/contracts/records';
import type { World } from '../world';

const minuteMs = 60_000;

type OrderDraft = Pick<OrderTerms, 'owner' | 'contractCode' | 'side' | 'amount'> & Partial<OrderTerms>;

/** Places a market order for a contract, with the given overrides. */
export const place = (world: World, draft: OrderDraft): StoredContractOrder =>
  world.positions.place({ bizType: 'portal', effect: 'open', kind: 'market', at: world.now, ...draft });

/** The latest price plus `percent` (which may be negative), with `digits` decimals. */
export const priceAway = (world: World, contractCode: string, percent: number, digits: number): string =>
  truncate(multiply(world.market.price(contractCode, world.now), add('1', multiply(String(percent), '0.01'))), digits);

type HedgedOrder = Pick<OrderTerms, 'owner' | 'contractCode' | 'amount'>;

/** Opens a long and a short at 100x, so that a price move of half a percent liquidates one of them. */
export function openLongAndShort(world: World, order: HedgedOrder): void {
  for (const side of ['buy', 'sell'] as const) place(world, { ...order, side, leverage: 100, marginMode: 'isolated' });
}

/** Opens a long and a short like `openLongAndShort`, and advances to one minute after one of them is liquidated. */
export function liquidatedAMinuteAgo(world: World, order: HedgedOrder): void {
  openLongAndShort(world, order);
  const { owner, contractCode } = order;
  const isOneLiquidated = () => world.db.positions.find({ where: { owner, contractCode, marginMode: 'isolated' } }).total < 2;
  for (let [next] = world.upcoming(); next && !isOneLiquidated(); [next] = world.upcoming()) world.advanceTo(next.at);
  world.advanceTo(world.now + minuteMs);
}

/** Opens a long in the contract that is delivered next; with `isAdding` also a limit order that would add to it. */
export function holdUntilDelivery(world: World, isAdding = false): void {
  const [next] = world.market.contracts(world.now).filter(({ expires }) => expires !== null);
  if (!next) return;
  const order = { owner: personas.deliveryTrader.login.fid, contractCode: next.code, side: 'buy', amount: '0.02', leverage: 10 } as const;
  place(world, order);
  if (isAdding) place(world, { ...order, kind: 'limit', price: priceAway(world, next.code, -5, 1) });
}

/** Five minutes before the next expiry of a family's delivery contracts, at or after `present`. */
export const beforeDelivery = (family: string, present: number): number =>
  (deliveriesAt(family, present + 5 * minuteMs - 1)[0]?.expires ?? present) - 5 * minuteMs;
