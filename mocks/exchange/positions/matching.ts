import { add, compare, divide, isGreater, isZero, multiply, smallest, subtract, type Decimal } from '@/contract/decimal';
import { contractFeesOf, initialMargin, type OrderEnd } from '@/contract/swap';
import type { Floor } from '../floor';
import { type Holdings, type Outcome, sideClosed } from './holdings';
import type { Taken } from './obstacles';
import { money, type Purse } from './purse';
import type { StoredContractOrder, StoredPosition } from './records';
import { share } from './reductions';
import { settingOf } from './settings';

/** Applies fills to orders: what they close first, then what they open. */
export interface Matching {
  /** Positions that an order would close. */
  targets(order: Closing): readonly StoredPosition[];
  /** What must be frozen so that an order can be filled: margin and the highest fee of the part that opens. */
  needed(order: StoredContractOrder, parts: readonly Taken[]): Decimal;
  /** Fills an order in parts, saves it and tells what became of positions; the reason where it cannot go on. */
  apply(order: StoredContractOrder, parts: readonly Taken[], role: 'maker' | 'taker', at: number): OrderEnd | null;
}

type Closing = Pick<StoredContractOrder, 'owner' | 'contractCode' | 'side' | 'effect' | 'positionId'>;

/** Truncations of several fills may add up to more than one of the whole; what is spare is released with the order. */
const rounding: Decimal = '0.000001';

export function createMatching({ db, news }: Floor, purse: Purse, holdings: Holdings): Matching {
  const targets = ({ owner, contractCode, side, effect, positionId }: Closing): readonly StoredPosition[] => {
    const opposite = holdings.of(owner, contractCode, sideClosed(side));
    if (effect === 'close') return positionId === null ? opposite : opposite.filter((position) => position.positionId === positionId);
    return settingOf(db, owner, contractCode, 1).positionMode === 'oneWay' ? opposite : [];
  };

  /** One price of a fill: closes what there is to close, opens with the rest. */
  const part = (order: StoredContractOrder, { price, amount }: Taken, role: 'maker' | 'taker', at: number) => {
    const outcomes: Outcome[] = [];
    let rest = amount;
    for (const position of targets(order)) {
      if (isZero(rest)) break;
      const closed = smallest(rest, position.amount);
      outcomes.push(holdings.reduce({ order, price, amount: closed, role, at }, position));
      rest = subtract(rest, closed);
    }
    let { covered, frozen } = order;
    let stopped: OrderEnd | null = null;
    let opened: string | null = null;
    if (isGreater(rest, '0') && order.effect === 'close') stopped = 'noPosition';
    else if (isGreater(rest, '0')) {
      const used = smallest(rest, covered);
      const freed = isZero(used) ? '0' : share(frozen, used, covered);
      purse.release({ owner: order.owner, coinId: order.coinId }, freed, `${order.contractCode} order ${order.orderId}`, at);
      covered = subtract(covered, used);
      frozen = subtract(frozen, freed);
      const outcome = holdings.increase({ order, price, amount: rest, role, at });
      if (outcome) {
        outcomes.push(outcome);
        opened = outcome.news[0]?.[1].positionId ?? null;
        rest = '0';
      } else stopped = 'balance';
    }
    return { outcomes, filled: subtract(amount, rest), covered, frozen, stopped, opened };
  };

  return {
    targets,
    needed: (order, parts) => {
      const { taker } = contractFeesOf(db.users.get(order.owner)?.vipLevel ?? 0);
      let closing = subtract(subtract(order.amount, order.filledAmount), order.covered);
      let sum = isZero(order.covered) ? '0' : rounding;
      for (const { price, amount } of parts) {
        const skipped = smallest(closing, amount);
        closing = subtract(closing, skipped);
        const value = multiply(price, subtract(amount, skipped));
        sum = add(sum, initialMargin(value, order.leverage), money(multiply(value, taker)));
      }
      return sum;
    },
    apply: (order, parts, role, at) => {
      const whose = { owner: order.owner, coinId: order.coinId };
      const told: Outcome['news'][number][] = [];
      let current = order;
      let stopped: OrderEnd | null = null;
      for (const taken of parts) {
        const done = part(current, taken, role, at);
        const filledAmount = add(current.filledAmount, done.filled);
        const turnover = add(current.turnover, multiply(taken.price, done.filled));
        current = db.contractOrders.update(current.orderId, {
          filledAmount,
          turnover,
          averagePrice: isZero(filledAmount) ? null : divide(turnover, filledAmount, 12),
          fee: add(current.fee, ...done.outcomes.map(({ fee }) => fee)),
          realised: add(current.realised, ...done.outcomes.map(({ realised }) => realised)),
          covered: done.covered,
          frozen: done.frozen,
          positionId: current.positionId ?? done.opened,
          state: compare(filledAmount, current.amount) >= 0 ? 'filled' : isZero(filledAmount) ? 'open' : 'partlyFilled',
          updatedTime: at,
        });
        told.push(...done.outcomes.flatMap(({ news: all }) => all));
        stopped = done.stopped;
        if (stopped !== null) break;
      }
      purse.hold(whose, at);
      for (const [kind, what] of told) news.tell(kind, what);
      return stopped;
    },
  };
}
