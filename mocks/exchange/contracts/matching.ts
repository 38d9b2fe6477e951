import { add, compare, isGreater, isZero, multiply, smallest, subtract, type Decimal } from '@/contract/decimal';
import { contractFeesOf, initialMargin, payable, priceOf, valueOf, type OrderEnd } from '@/contract/swap';
import type { ContractsContext } from './context';
import { type PositionStore, type Outcome, sideClosed } from './positionStore';
import type { ContractWallet } from './contractWallet';
import type { StoredContractOrder, StoredPosition } from './records';
import { share } from './closing';
import { settingOf } from './settings';

/** A part of an order that is filled at one price. */
export interface Taken {
  readonly price: Decimal;
  readonly amount: Decimal;
}

/** What came of filling a part of an order: how much was filled, and the reason where the order cannot go on. */
export interface Applied {
  readonly filled: Decimal;
  readonly stopped: OrderEnd | null;
  readonly events: Outcome['events'];
}

type Role = 'maker' | 'taker';

/** Applies fills to orders: what they close first, then what they open. */
export interface Matching {
  /** Positions that an order would close. */
  targets(order: Closing): readonly StoredPosition[];
  /** What must be frozen so that an order can be filled: margin and the highest fee of the part that opens. */
  needed(order: StoredContractOrder, parts: readonly Taken[]): Decimal;
  /** How much of an order is filled in one piece: it closes of one position, or only opens. */
  piece(order: StoredContractOrder): Decimal;
  /** Why a piece of an order cannot be filled now, or null. */
  hindrance(order: StoredContractOrder, piece: Taken, role: Role, at: number): OrderEnd | null;
  /** Fills an order at one price and saves it. What became of positions is to be told once everything agrees. */
  apply(order: StoredContractOrder, taken: Taken, role: Role, at: number): Applied;
}

type Closing = Pick<StoredContractOrder, 'owner' | 'contractCode' | 'side' | 'effect' | 'positionId'>;

/** Truncations of several fills may add up to more than one of the whole; what is spare is released with the order. */
const rounding: Decimal = '0.000001';

export function createMatching({ db }: ContractsContext, contractWallet: ContractWallet, positionStore: PositionStore): Matching {
  const targets = ({ owner, contractCode, side, effect, positionId }: Closing): readonly StoredPosition[] => {
    const opposite = positionStore.of(owner, contractCode, sideClosed(side));
    if (effect === 'close') return positionId === null ? opposite : opposite.filter((position) => position.positionId === positionId);
    return settingOf(db, owner, contractCode, 1).positionMode === 'oneWay' ? opposite : [];
  };
  /** The part of an opening that money is frozen for, and that money. */
  const coveredBy = ({ covered, frozen }: StoredContractOrder, amount: Decimal) => {
    const used = smallest(amount, covered);
    return { used, freed: isZero(used) ? '0' : share(frozen, used, covered) };
  };

  /** Closes what there is to close, opens with the rest. */
  const part = (order: StoredContractOrder, { price, amount }: Taken, role: Role, at: number) => {
    const outcomes: Outcome[] = [];
    let rest = amount;
    for (const position of targets(order)) {
      if (isZero(rest)) break;
      const closed = smallest(rest, position.amount);
      outcomes.push(positionStore.reduce({ order, price, amount: closed, role, at }, position));
      rest = subtract(rest, closed);
    }
    let { covered, frozen } = order;
    let stopped: OrderEnd | null = null;
    let opened: string | null = null;
    if (isGreater(rest, '0') && order.effect === 'close') stopped = 'noPosition';
    else if (isGreater(rest, '0')) {
      const { used, freed } = coveredBy(order, rest);
      contractWallet.release({ owner: order.owner, coinId: order.coinId }, freed, `${order.contractCode} order ${order.orderId}`, at);
      covered = subtract(covered, used);
      frozen = subtract(frozen, freed);
      const outcome = positionStore.increase({ order, price, amount: rest, role, at });
      if (outcome) {
        outcomes.push(outcome);
        opened = outcome.events[0]?.[1].positionId ?? null;
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
        const value = valueOf(order.contractCode, subtract(amount, skipped), price);
        sum = add(sum, initialMargin(value, order.leverage), payable(multiply(value, taker)));
      }
      return sum;
    },
    piece: (order) => {
      const [first] = targets(order);
      const rest = subtract(order.amount, order.filledAmount);
      if (first) return smallest(first.amount, rest);
      return order.effect === 'close' ? '0' : rest;
    },
    hindrance: (order, { price, amount }, role, at) => {
      if (targets(order).length > 0) return null;
      if (order.effect === 'close') return 'noPosition';
      const { freed } = coveredBy(order, amount);
      const accountRef = { owner: order.owner, coinId: order.coinId };
      const cost = positionStore.costOf({ order, price, amount, role, at });
      return isGreater(cost, contractWallet.free(accountRef, at, freed)) ? 'balance' : null;
    },
    apply: (order, taken, role, at) => {
      const done = part(order, taken, role, at);
      const filledAmount = add(order.filledAmount, done.filled);
      const turnover = add(order.turnover, valueOf(order.contractCode, done.filled, taken.price));
      const isDone = compare(filledAmount, order.amount) >= 0;
      db.contractOrders.update(order.orderId, {
        filledAmount,
        turnover,
        averagePrice: isZero(filledAmount) ? null : priceOf(order.contractCode, filledAmount, turnover),
        fee: add(order.fee, ...done.outcomes.map(({ fee }) => fee)),
        realised: add(order.realised, ...done.outcomes.map(({ realised }) => realised)),
        covered: done.covered,
        frozen: done.frozen,
        positionId: order.positionId ?? done.opened,
        state: isDone ? 'filled' : isZero(filledAmount) ? 'open' : 'partlyFilled',
        isResting: order.isResting && !isDone,
        updatedTime: at,
      });
      contractWallet.hold({ owner: order.owner, coinId: order.coinId }, at);
      return { filled: done.filled, stopped: done.stopped, events: done.outcomes.flatMap(({ events }) => events) };
    },
  };
}
