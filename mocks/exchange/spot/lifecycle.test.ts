import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { compare, isZero, multiply, subtract } from '@/contract/decimal';
import { endReason, orderSide, orderState, orderType, type OrderState } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { cases } from '@tests/support/testAmount';
import { BusinessError } from '../../businessError';
import { createSeededWorld } from '../../createSeededWorld';
import { createWorld, type World } from '../../world';
import { coinByName, pairByName } from '../markets';
import { requiredReserve } from './booking';

const startedAt = Date.UTC(2026, 0, 5, 8);
const owner = personas.vip.login.fid;
const { tradeId } = pairByName('BTC_USDT');
const usdt = coinByName('USDT').coinId;

/** The expected state of the order under test. */
interface Model {
  state: OrderState | 'none';
}
/** The exchange and the order under test. */
interface Real {
  readonly world: World;
  orderId: string;
}
type Step = fc.Command<Model, Real>;

const live: readonly string[] = [orderState.waiting, orderState.open, orderState.partlyFilled];
const visited = new Set<string>();

/** Checks that the order is in the state of the model, and that what its remainder needs is frozen. */
function expectAgreement(model: Model, { world, orderId }: Real): void {
  const order = world.db.spotOrders.get(orderId);
  if (!order) return expect(model.state).toBe('none');
  expect(order.state).toBe(model.state);
  expect(order.isOpen).toBe(live.includes(model.state));
  const waiting = world.db.spotOrders.find({ where: { owner, isOpen: true } }).list.filter(({ side }) => side === orderSide.buy);
  const { frozen } = world.ledger.balance({ owner, wallet: account.spot }, usdt);
  expect(
    compare(
      frozen,
      waiting.reduce((sum, { reserved }) => subtract(sum, `-${reserved}`), '0'),
    ),
  ).toBe(0);
  expect(order.reserved).toBe(order.isOpen ? requiredReserve(order) : '0');
}

const transitionTo = (model: Model, next: OrderState) => {
  visited.add(`${model.state} → ${next}`);
  model.state = next;
};

/** A price `away` hundredths of a percent below the last one. */
const below = (world: World, away: number) => {
  const last = world.market.price(tradeId, world.now);
  return subtract(last, multiply(multiply(last, String(away)), '0.0001')).replace(/(\.\d\d)\d+$/, '$1');
};

class Place implements Step {
  readonly away: number;
  constructor(away: number) {
    this.away = away;
  }
  check = ({ state }: Readonly<Model>) => !live.includes(state);
  run(model: Model, real: Real): void {
    const { world } = real;
    const order = world.spot.place({
      owner,
      tradeId,
      side: orderSide.buy,
      type: orderType.limit,
      price: below(world, this.away),
      amount: '15',
    });
    real.orderId = order.orderId;
    model.state = 'none';
    transitionTo(
      model,
      isZero(order.filledAmount) ? orderState.open : compare(order.filledAmount, '15') === 0 ? orderState.filled : orderState.partlyFilled,
    );
    expectAgreement(model, real);
  }
  toString = () => `place ${this.away} below`;
}

class PlaceStop implements Step {
  readonly away: number;
  constructor(away: number) {
    this.away = away;
  }
  check = ({ state }: Readonly<Model>) => !live.includes(state);
  run(model: Model, real: Real): void {
    const { world } = real;
    const terms = { owner, tradeId, side: orderSide.buy, type: orderType.stopLimit, amount: '0.5' } as const;
    real.orderId = world.spot.place({ ...terms, stopPrice: below(world, -this.away), price: below(world, -this.away - 20) }).orderId;
    model.state = 'none';
    transitionTo(model, orderState.waiting);
    expectAgreement(model, real);
  }
  toString = () => `stop ${this.away} above`;
}

class Cancel implements Step {
  check = ({ state }: Readonly<Model>) => state !== 'none';
  run(model: Model, real: Real): void {
    const act = () => real.world.spot.cancel(real.orderId);
    if (live.includes(model.state)) {
      expect(act()).toMatchObject({ state: orderState.cancelled, reason: endReason.user });
      transitionTo(model, orderState.cancelled);
    } else expect(act).toThrow(BusinessError);
    expectAgreement(model, real);
  }
  toString = () => 'cancel';
}

class Edit implements Step {
  readonly away: number;
  constructor(away: number) {
    this.away = away;
  }
  check = ({ state }: Readonly<Model>) => state === orderState.open;
  run(model: Model, real: Real): void {
    const order = real.world.spot.edit(real.orderId, { price: below(real.world, this.away), amount: '20' });
    expect(order).toMatchObject({ orderId: real.orderId, amount: '20' });
    if (order.state !== model.state) transitionTo(model, order.state);
    expect([orderState.open, orderState.partlyFilled, orderState.filled]).toContain(order.state);
    expectAgreement(model, real);
  }
  toString = () => `edit to ${this.away} below`;
}

/** Lets time pass; the trades of the market determine the expected state of the order. */
class Wait implements Step {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
  check = () => true;
  run(model: Model, real: Real): void {
    const { world, orderId } = real;
    const [before, from] = [world.db.spotOrders.get(orderId), world.now];
    world.advanceTo(from + this.ms);
    const after = world.db.spotOrders.get(orderId);
    if (before?.isOpen && after) {
      const isStop = before.state === orderState.waiting;
      const goal = (isStop ? before.stopPrice : before.price) ?? '0';
      const isReached = world.market.firstBeyond(tradeId, isStop ? 'above' : 'below', goal, from, world.now) !== undefined;
      expect(after.state === before.state && after.filledAmount === before.filledAmount).toBe(!isReached);
      if (after.state !== model.state) transitionTo(model, after.state);
      if (isStop && isReached) expect(after.state).not.toBe(orderState.waiting);
    } else expect(after).toEqual(before);
    expectAgreement(model, real);
  }
  toString = () => `wait ${this.ms} ms`;
}

/** Saves and restores the exchange. */
class Restore implements Step {
  check = () => true;
  run(model: Model, real: Real): void {
    const saved = JSON.parse(JSON.stringify(real.world.state()));
    Object.assign(real, { world: createWorld({ seed: 'life', startedAt, saved }) });
    expectAgreement(model, real);
  }
  toString = () => 'restore';
}

let begun: ReturnType<World['state']>;
beforeAll(() => {
  begun = JSON.parse(JSON.stringify(createSeededWorld({ seed: 'life', startedAt }).state()));
});

test('an order changes its state only through the market and its owner', () => {
  const away = fc.integer({ min: -15, max: 60 });
  const usual = [
    away.map((each) => new Place(each)),
    fc.integer({ min: 3, max: 40 }).map((each) => new PlaceStop(each)),
    fc.constant(new Cancel()),
    fc.integer({ min: 1, max: 60 }).map((each) => new Edit(each)),
    fc.integer({ min: 1, max: 3 * 3_600_000 }).map((ms) => new Wait(ms)),
    fc.integer({ min: 1, max: 60_000 }).map((ms) => new Wait(ms)),
  ];
  const steps = [...usual, ...usual, ...usual, fc.constant(new Restore())];
  const begin = (): { model: Model; real: Real } => ({
    model: { state: 'none' },
    real: { world: createWorld({ seed: 'life', startedAt, saved: begun }), orderId: '' },
  });
  fc.assert(
    fc.property(fc.commands(steps, { size: '+1', maxCommands: 30 }), (commands) => {
      fc.modelRun(begin, commands);
    }),
    { numRuns: cases(150), endOnFailure: true },
  );
  // With a fixed seed, the runs are certain to visit every transition.
  for (const transition of [
    'none → open',
    'none → partlyFilled',
    'none → waiting',
    'open → cancelled',
    'open → partlyFilled',
    'partlyFilled → filled',
    'partlyFilled → cancelled',
    'waiting → cancelled',
    'waiting → filled',
  ])
    expect([...visited]).toContain(transition);
});
