import { add, isGreater, isZero, largest, subtract, type Decimal } from '@/contract/decimal';
import { contractName, orderSideOf, tradeMode } from '@/contract/swap';
import { invalidField, BusinessError } from '../../businessError';
import type { Execution } from '../execution/execution';
import { termsBlocker, type PricedAmount } from '../execution/matching';
import { contractEnd, type OrderEnd } from '../execution/orderStates';
import { scheduleCloseOnly } from './closeOnly';
import type { ContractsContext } from './context';
import { sideClosed, sideOpened, type PositionStore } from './positionStore';
import type { Leverage } from './leverage';
import type { OrderFills } from './orderFills';
import { draftOf } from './draft';
import { exitsBlocker, blockerOf, isOpenOrder, openOrdersOf } from './blockers';
import type { OrderTerms } from './order';
import { asExecutionOrder, contractProduct } from './product';
import type { ContractWallet } from './contractWallet';
import type { StoredContractOrder, StoredPosition } from './records';
import { orderReference } from './references';
import { settingOf } from './settings';
import { requireTerms, venueOf, type Terms } from './terms';

/** Contract orders of all users: placing, matching, resting, changing and cancelling. */
export interface Orders {
  place(order: OrderTerms): StoredContractOrder;
  /** Changes price or amount of an open order, which loses its priority and is matched again. Throws `BusinessError` without changing it. */
  change(order: StoredContractOrder, to: { price?: Decimal | undefined; amount?: Decimal | undefined }, at: number): StoredContractOrder;
  /** Ends an open order and releases what was frozen for it; null if it is not open. */
  end(orderId: string, end: OrderEnd): StoredContractOrder | null;
  openOrders(owner: number): readonly StoredContractOrder[];
  /** Closes a position in liquidation, as far as the book can fill it at `limit` or better. Returns the fills. */
  executeLiquidation(position: StoredPosition, limit: Decimal, at: number): readonly PricedAmount[];
  /** Ends open orders that would close the same position as an order, until it may close `amount`. */
  makeClosable(order: ClosingOrder, amount: Decimal, end: OrderEnd): void;
  /** The amount an order may still close, disregarding the open order `exceptId`. */
  closable(order: ClosingOrder, exceptId?: string): Decimal;
}

type ClosingOrder = Pick<StoredContractOrder, 'owner' | 'contractCode' | 'side' | 'positionId'>;

interface Parts {
  readonly contractWallet: ContractWallet;
  readonly positionStore: PositionStore;
  readonly orderFills: OrderFills;
  readonly leverages: Leverage;
}

export function createOrders(
  context: ContractsContext,
  execution: Execution,
  { contractWallet, positionStore, orderFills, leverages }: Parts,
): Orders {
  const { db, nextId, inbox, eventBus, now } = context;
  const openOrders = (owner: number) => openOrdersOf(context, owner);
  const remainingOf = ({ amount, filledAmount }: StoredContractOrder) => subtract(amount, filledAmount);
  /** The open orders that may close the same positions as an order. */
  const closingOrders = (order: ClosingOrder) =>
    openOrders(order.owner).filter(
      ({ contractCode, side, effect, positionId }) =>
        contractCode === order.contractCode &&
        side === order.side &&
        effect === 'close' &&
        (order.positionId === null || positionId === null || positionId === order.positionId),
    );
  const closable: Orders['closable'] = (order, exceptId) => {
    const openAmount = add(...orderFills.positionsToClose({ ...order, effect: 'close' }).map(({ amount }) => amount));
    const others = closingOrders(order).filter(({ orderId }) => orderId !== exceptId);
    return largest('0', subtract(openAmount, add(...others.map(remainingOf))));
  };
  const notify = (order: StoredContractOrder, notice: 'contractOpened' | 'contractClosed' | 'contractOpenFailed' | 'contractCloseOnly') => {
    if (order.mode === tradeMode.mock) return;
    const amount = notice === 'contractOpened' || notice === 'contractClosed' ? order.filledAmount : remainingOf(order);
    inbox.write({
      owner: order.owner,
      notice,
      at: now(),
      values: { contract: contractName(order.contractCode), amount, price: order.averagePrice ?? order.price ?? '' },
      data: { contractCode: order.contractCode },
      jumpLink: `/orderHome/contractOrder/?bizType=${order.bizType}`,
    });
  };
  /** Records that an order has ended, releases what is still frozen for it, and notifies its owner. */
  const finish = (order: StoredContractOrder, end: OrderEnd) => {
    const { owner, coinId, frozen, contractCode, orderId } = order;
    contractWallet.release({ owner, coinId }, frozen, orderReference({ contractCode, orderId }), now());
    const ended = db.contractOrders.update(orderId, { ...contractEnd(end), frozen: '0', covered: '0', updatedTime: now() });
    eventBus.emit('contractOrderChanged', ended);
    if (end === 'noBalance' || end === 'noPosition') notify(ended, 'contractOpenFailed');
    else if (end === 'deliveryReduceOnly') notify(ended, 'contractCloseOnly');
    else if (!isZero(ended.filledAmount)) notify(ended, ended.effect === 'open' ? 'contractOpened' : 'contractClosed');
  };
  const engine = execution.registerOrders(contractProduct(context, orderFills, finish));

  /** The parts of an order that the book fills at once, and the part that rests. */
  const partsOf = (order: StoredContractOrder, matches: readonly PricedAmount[]): PricedAmount[] => {
    const left = subtract(remainingOf(order), add(...matches.map(({ amount }) => amount)));
    const isResting = order.price !== null && order.kind !== 'ioc' && isGreater(left, '0');
    return isResting && order.price !== null ? [...matches, { price: order.price, amount: left }] : [...matches];
  };
  const increasedPosition = (order: StoredContractOrder) => (order.effect === 'open' ? positionStore.positionToIncrease(order) : undefined);
  /** Freezes what an order needs, saves it, and enters it into the book. */
  const enter = (
    order: StoredContractOrder,
    terms: Terms,
    at: number,
    save: (order: StoredContractOrder) => StoredContractOrder,
  ): StoredContractOrder => {
    const accountRef = { owner: order.owner, coinId: order.coinId };
    const incoming = asExecutionOrder(context, order, terms);
    const preview = engine.preview(incoming.venue, incoming);
    const blocker = termsBlocker(incoming, preview);
    if (blocker !== null) throw new BusinessError(blocker);
    const frozen = orderFills.amountToFreeze(order, partsOf(order, preview.matches));
    const before = db.contractOrders.get(order.orderId)?.frozen ?? '0';
    const existing = increasedPosition(order);
    const adjusted = existing && existing.leverage !== order.leverage ? [existing] : [];
    const leverageBlocker = leverages.blocker({ ...accountRef, needed: subtract(frozen, before) }, adjusted, order.leverage, terms, at);
    if (leverageBlocker !== null) throw new BusinessError(leverageBlocker);
    // A position has one leverage: that of the order that adds to it, if the existing part can be margined.
    leverages.set(adjusted, order.leverage, terms, at);
    const reference = orderReference(order);
    contractWallet.release(accountRef, before, reference, at);
    contractWallet.freeze(accountRef, frozen, reference, at);
    eventBus.emit('contractOrderChanged', save({ ...order, frozen }));
    engine.enter(order.orderId);
    return db.contractOrders.get(order.orderId) ?? order;
  };
  /** The part of an order that opens a position, after what it would close first. */
  const coveredOf = (order: StoredContractOrder): Decimal => {
    if (order.effect === 'close') return '0';
    return largest('0', subtract(remainingOf(order), add(...orderFills.positionsToClose(order).map(({ amount }) => amount))));
  };
  const end: Orders['end'] = (orderId, reason) => {
    const order = db.contractOrders.get(orderId);
    if (!order || !isOpenOrder(order)) return null;
    engine.end(orderId, reason);
    return db.contractOrders.get(orderId) ?? null;
  };

  eventBus.on('positionClosed', ({ owner, contractCode, side, positionId }) => {
    const closingSide = orderSideOf(side, 'close');
    const isSideClosed = positionStore.of(owner, contractCode, side).length === 0;
    for (const order of openOrders(owner)) {
      if (order.contractCode !== contractCode || order.effect !== 'close' || order.side !== closingSide) continue;
      if (isSideClosed || order.positionId === positionId) end(order.orderId, 'noPosition');
    }
  });

  return {
    openOrders,
    closable,
    makeClosable: (order, amount, reason) => {
      for (const { orderId } of closingOrders(order)) if (isGreater(amount, closable(order))) end(orderId, reason);
    },
    end,
    executeLiquidation: ({ owner, contractCode, side, amount }, limit, at) =>
      engine.executeLiquidation(venueOf(requireTerms(context, contractCode, at)), {
        owner,
        side: orderSideOf(side, 'close'),
        limit,
        amount,
        turnover: null,
      }),
    place: (request) => {
      const { owner, side, effect, at } = request;
      const terms = requireTerms(context, request.contractCode, at);
      const setting = settingOf(db, owner, terms.code, terms.maxLeverage);
      const leverage = request.leverage ?? setting.leverage;
      const positionId = request.positionId ?? null;
      const positions = positionStore.of(owner, terms.code, effect === 'open' ? sideOpened(side) : sideClosed(side));
      if (positionId !== null && !positions.some((position) => position.positionId === positionId))
        throw invalidField('body.positionId', 'there is no such position');
      const closableAmount = effect === 'close' ? closable({ owner, contractCode: terms.code, side, positionId }) : '0';
      const blocker =
        blockerOf(context, positionStore, terms, { ...request, leverage, closable: closableAmount, filledAmount: '0', orderId: null }) ??
        exitsBlocker(context, terms, request);
      if (blocker !== null) throw new BusinessError(blocker);
      const order = draftOf(request, { leverage, marginMode: request.marginMode ?? setting.marginMode }, terms, nextId());
      const placed = enter({ ...order, covered: coveredOf(order) }, terms, at, (draft) => db.contractOrders.insert(draft));
      if (isOpenOrder(placed)) scheduleCloseOnly(context, placed, terms);
      return placed;
    },
    change: (order, { price = order.price ?? undefined, amount = order.amount }, at) => {
      const terms = requireTerms(context, order.contractCode, at);
      if (!isGreater(amount, order.filledAmount)) throw new BusinessError('orderOffLot');
      const closableAmount = add(closable(order, order.orderId), order.filledAmount);
      const blocker = blockerOf(context, positionStore, terms, { ...order, price, amount, at, closable: closableAmount });
      if (blocker !== null) throw new BusinessError(blocker);
      const changed: StoredContractOrder = {
        ...order,
        leverage: increasedPosition(order)?.leverage ?? order.leverage,
        price: price ?? null,
        amount,
        updatedTime: at,
      };
      return enter({ ...changed, covered: coveredOf(changed) }, terms, at, (draft) => {
        engine.withdraw(order.orderId);
        return db.contractOrders.upsert(draft);
      });
    },
  };
}
