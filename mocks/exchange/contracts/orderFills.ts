import { add, compare, isGreater, isZero, smallest, subtract, type Decimal } from '@/contract/decimal';
import { contractFeesOf, requiredMargin, priceOf, valueOf } from '@/contract/swap';
import type { PricedAmount } from '../execution/matching';
import type { OrderEnd } from '../execution/orderStates';
import type { Fill } from '../execution/product';
import type { ContractsContext } from './context';
import { type PositionStore, type Outcome, sideClosed } from './positionStore';
import type { ContractWallet } from './contractWallet';
import type { StoredContractOrder, StoredPosition } from './records';
import { orderReference } from './references';
import { proRata } from './closing';
import { settingOf } from './settings';

/** Applies fills to orders: first closes positions, then opens them. */
export interface OrderFills {
  /** Positions that an order would close. */
  positionsToClose(order: ClosingOrder): readonly StoredPosition[];
  /** The amount to freeze so that an order can be filled: margin and the highest fee of its opening part. */
  amountToFreeze(order: StoredContractOrder, parts: readonly PricedAmount[]): Decimal;
  /** How much of an order can be filled at once: at most the first position it closes, or the whole remainder if it only opens. */
  nextFillAmount(order: StoredContractOrder): Decimal;
  /** Why a fill of an order is not possible now; null if it is. */
  fillBlocker(order: StoredContractOrder, fill: Fill): OrderEnd | null;
  /** Applies a fill without a blocker to an order and saves it. Returns the position events to emit once all records are consistent. */
  apply(order: StoredContractOrder, fill: Fill): Outcome['events'];
}

type ClosingOrder = Pick<StoredContractOrder, 'owner' | 'contractCode' | 'side' | 'effect' | 'positionId'>;

export function createOrderFills({ db, now }: ContractsContext, contractWallet: ContractWallet, positionStore: PositionStore): OrderFills {
  const positionsToClose = ({ owner, contractCode, side, effect, positionId }: ClosingOrder): readonly StoredPosition[] => {
    const opposite = positionStore.of(owner, contractCode, sideClosed(side));
    if (effect === 'close') return positionId === null ? opposite : opposite.filter((position) => position.positionId === positionId);
    return settingOf(db, owner, contractCode, 1).positionMode === 'oneWay' ? opposite : [];
  };
  /** The part of an opening fill that is covered by frozen money, and that money. */
  const coveredBy = ({ covered, frozen }: StoredContractOrder, amount: Decimal) => {
    const used = smallest(amount, covered);
    return { used, freed: isZero(used) ? '0' : proRata(frozen, used, covered) };
  };

  return {
    positionsToClose,
    amountToFreeze: (order, parts) => {
      const { taker } = contractFeesOf(db.users.get(order.owner)?.vipLevel ?? 0);
      const closing = subtract(subtract(order.amount, order.filledAmount), order.covered);
      return requiredMargin(
        { contractCode: order.contractCode, leverage: order.leverage, taker, closing, opens: !isZero(order.covered) },
        parts,
      );
    },
    nextFillAmount: (order) => {
      const [first] = positionsToClose(order);
      const remaining = subtract(order.amount, order.filledAmount);
      if (first) return smallest(first.amount, remaining);
      return order.effect === 'close' ? '0' : remaining;
    },
    fillBlocker: (order, { price, amount, role }) => {
      if (positionsToClose(order).length > 0) return null;
      if (order.effect === 'close') return 'noPosition';
      const { freed } = coveredBy(order, amount);
      const accountRef = { owner: order.owner, coinId: order.coinId };
      const cost = positionStore.costOf({ order, price, amount, role, at: now() });
      return isGreater(cost, contractWallet.free(accountRef, now(), freed)) ? 'noBalance' : null;
    },
    apply: (order, { price, amount, role }) => {
      const at = now();
      const accountRef = { owner: order.owner, coinId: order.coinId };
      const [closed] = positionsToClose(order);
      const { used, freed } = closed ? { used: '0', freed: '0' } : coveredBy(order, amount);
      contractWallet.release(accountRef, freed, orderReference(order), at);
      const fill = { order, price, amount, role, at };
      const outcome = closed ? positionStore.reduce(fill, closed) : positionStore.increase(fill);
      const opened = closed ? null : (outcome.events[0]?.[1].positionId ?? null);
      const filledAmount = add(order.filledAmount, amount);
      const turnover = add(order.turnover, valueOf(order.contractCode, amount, price));
      db.contractOrders.update(order.orderId, {
        filledAmount,
        turnover,
        averagePrice: priceOf(order.contractCode, filledAmount, turnover),
        fee: add(order.fee, outcome.fee),
        realised: add(order.realised, outcome.realised),
        covered: subtract(order.covered, used),
        frozen: subtract(order.frozen, freed),
        positionId: order.positionId ?? opened,
        state: compare(filledAmount, order.amount) >= 0 ? 'filled' : 'partlyFilled',
        updatedTime: at,
      });
      contractWallet.reserve(accountRef, at);
      return outcome.events;
    },
  };
}
