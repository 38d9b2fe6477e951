import { add, compare, isGreater, isZero, largest, smallest, subtract, type Decimal } from '@/contract/decimal';
import { tradedSide, tradeMode, type OrderEnd } from '@/contract/swap';
import { badField, BusinessError } from '../../businessError';
import { wholeLots } from '../book/book';
import type { ContractsContext } from './context';
import { horizonMs } from './events';
import { sideClosed, sideOpened, type PositionStore } from './positionStore';
import type { Leverage } from './leverage';
import type { Matching, Taken } from './matching';
import { createExecution } from './execution';
import { draftOf } from './draft';
import { exitsBlocker, blockerOf, waitingOf } from './blockers';
import type { OrderTerms } from './order';
import type { ContractWallet } from './contractWallet';
import type { StoredContractOrder, StoredPosition } from './records';
import { settingOf } from './settings';
import { knownTerms, termsOf, ticksOf, venueOf, type Terms } from './terms';

/** Orders of everybody: placed, matched with what waits in the book, waiting for prices, changed and cancelled. */
export interface Orders {
  place(order: OrderTerms): StoredContractOrder;
  /** Changes price or amount of a waiting order; it loses its turn and is matched anew. Throws `BusinessError`, and then it stands as it stood. */
  change(order: StoredContractOrder, to: { price?: Decimal | undefined; amount?: Decimal | undefined }, at: number): StoredContractOrder;
  /** Ends a waiting order and gives back what was frozen for it. */
  end(orderId: string, reason: OrderEnd, at: number): StoredContractOrder | null;
  /** Lets an order wait in the book, and searches for the trade that reaches it, or the horizon. */
  arm(order: StoredContractOrder, terms: Terms, at: number): void;
  /** Looks at a waiting order: its price was reached, or it is time to search on. */
  run(orderId: string, at: number): void;
  waiting(owner: number): readonly StoredContractOrder[];
  /** Closes a position of which its owner has lost the say: as far as the book takes it at `limit` or better. Returns what it took. */
  takeOver(position: StoredPosition, limit: Decimal, at: number): readonly Taken[];
  /** What an order may still close. */
  closable(order: Pick<StoredContractOrder, 'owner' | 'contractCode' | 'side' | 'positionId'>, but?: string): Decimal;
}

interface Parts {
  readonly contractWallet: ContractWallet;
  readonly positionStore: PositionStore;
  readonly matching: Matching;
  readonly leverages: Leverage;
}

export function createOrders(context: ContractsContext, { contractWallet, positionStore, matching, leverages }: Parts): Orders {
  const { db, market, book, nextId, schedule, cancel, inbox, eventBus } = context;
  const execution = createExecution(context, matching);
  const isWaiting = ({ state }: StoredContractOrder) => state === 'open' || state === 'partlyFilled';
  const waiting = (owner: number) => waitingOf(context, owner);
  const rest = ({ amount, filledAmount }: StoredContractOrder) => subtract(amount, filledAmount);
  const closable: Orders['closable'] = (order, but) => {
    const held = add(...matching.targets({ ...order, effect: 'close' }).map(({ amount }) => amount));
    const taken = waiting(order.owner).filter(
      ({ contractCode, side, effect, orderId, positionId }) =>
        contractCode === order.contractCode &&
        side === order.side &&
        effect === 'close' &&
        orderId !== but &&
        (order.positionId === null || positionId === null || positionId === order.positionId),
    );
    return largest('0', subtract(held, add(...taken.map(rest))));
  };
  /** Gives back what is frozen for an order that waits no more. */
  const release = ({ owner, coinId, frozen, contractCode, orderId, scheduledEventId }: StoredContractOrder, at: number) => {
    if (scheduledEventId !== null) cancel(scheduledEventId);
    contractWallet.release({ owner, coinId }, frozen, `${contractCode} order ${orderId}`, at);
  };
  const end: Orders['end'] = (orderId, reason, at) => {
    const order = db.contractOrders.get(orderId);
    if (!order || !isWaiting(order)) return null;
    release(order, at);
    const ended = db.contractOrders.update(orderId, {
      state: 'cancelled',
      reason,
      frozen: '0',
      covered: '0',
      scheduledEventId: null,
      isResting: false,
      updatedTime: at,
    });
    eventBus.emit('contractOrderChanged', ended);
    if (reason === 'balance' || reason === 'noPosition') notify(ended, 'contractOpenFailed', at);
    else if (!isZero(ended.filledAmount)) notify(ended, ended.effect === 'open' ? 'contractOpened' : 'contractClosed', at);
    return ended;
  };
  const notify = (order: StoredContractOrder, notice: 'contractOpened' | 'contractClosed' | 'contractOpenFailed', at: number) => {
    if (order.mode === tradeMode.mock) return;
    const amount = notice === 'contractOpenFailed' ? rest(order) : order.filledAmount;
    inbox.write({
      owner: order.owner,
      notice,
      at,
      values: { contract: order.contractCode.toUpperCase(), amount, price: order.averagePrice ?? order.price ?? '' },
      data: { contractCode: order.contractCode },
      jumpLink: `/orderHome/contractOrder/?bizType=${order.bizType}`,
    });
  };
  const arm: Orders['arm'] = (order, terms, at) => {
    if (order.scheduledEventId !== null) cancel(order.scheduledEventId);
    const until = Math.min(at + horizonMs, terms.expires ?? Infinity);
    const direction = order.side === 'buy' ? 'below' : 'above';
    const trade = order.price === null ? undefined : market.firstBeyond(terms.market, direction, order.price, at, until, 'simulated');
    const scheduledEventId = schedule(trade?.at ?? until, { part: 'positions', kind: 'order', id: order.orderId });
    db.contractOrders.update(order.orderId, { scheduledEventId, isResting: true });
  };
  /** Goes on with an order after a fill: done, ended or waiting on. */
  const settle = (orderId: string, stopped: OrderEnd | null, terms: Terms, at: number) => {
    const order = db.contractOrders.get(orderId);
    if (!order) return;
    if (order.state === 'filled') {
      release(order, at);
      eventBus.emit('contractOrderChanged', db.contractOrders.update(orderId, { frozen: '0', covered: '0', scheduledEventId: null }));
      notify(order, order.effect === 'open' ? 'contractOpened' : 'contractClosed', at);
    } else if (isWaiting(order)) {
      if (order.state === 'partlyFilled') eventBus.emit('contractOrderChanged', order);
      if (stopped !== null) end(orderId, stopped, at);
      else if (order.kind === 'market' || order.kind === 'ioc' || order.kind === 'fok') end(orderId, 'unfilled', at);
      else if (order.scheduledEventId === null) arm(order, terms, at);
    }
  };
  /** What the book fills of an order at once, and what stays. */
  const partsOf = (order: StoredContractOrder, taken: readonly Taken[]): Taken[] => {
    const left = subtract(rest(order), add(...taken.map(({ amount }) => amount)));
    const stays = order.price !== null && order.kind !== 'ioc' && isGreater(left, '0');
    return stays && order.price !== null ? [...taken, { price: order.price, amount: left }] : [...taken];
  };
  const joinedBy = (order: StoredContractOrder) => (order.effect === 'open' ? positionStore.joined(order) : undefined);
  /** Freezes what an order needs, writes it down, and fills it as far as the book goes. */
  const enter = (
    order: StoredContractOrder,
    terms: Terms,
    at: number,
    save: (order: StoredContractOrder) => StoredContractOrder,
  ): StoredContractOrder => {
    const accountRef = { owner: order.owner, coinId: order.coinId };
    const offers = execution.plan(order, terms, at);
    const frozen = matching.needed(order, partsOf(order, offers));
    const before = db.contractOrders.get(order.orderId)?.frozen ?? '0';
    const joined = joinedBy(order);
    const raised = joined && joined.leverage !== order.leverage ? [joined] : [];
    const hindrance = leverages.blocker({ ...accountRef, needed: subtract(frozen, before) }, raised, order.leverage, terms, at);
    if (hindrance !== null) throw new BusinessError(hindrance);
    // A position has one leverage: that of the order that adds to it, where the old part has the margin for it.
    leverages.set(raised, order.leverage, terms, at);
    const reference = `${order.contractCode} order ${order.orderId}`;
    contractWallet.release(accountRef, before, reference, at);
    contractWallet.freeze(accountRef, frozen, reference, at);
    eventBus.emit('contractOrderChanged', save({ ...order, frozen }));
    const met = execution.fill(order.orderId, offers, terms, at);
    for (const maker of met.makers) settle(maker, null, terms, at);
    settle(order.orderId, met.stopped, terms, at);
    for (const [kind, what] of met.events) eventBus.emit(kind, what);
    return db.contractOrders.get(order.orderId) ?? order;
  };
  /** The part of an order that opens something, given what it would close first. */
  const coveredOf = (order: StoredContractOrder): Decimal => {
    if (order.effect === 'close') return '0';
    return largest('0', subtract(rest(order), add(...matching.targets(order).map(({ amount }) => amount))));
  };

  eventBus.on('positionClosed', ({ owner, contractCode, side, positionId, at }) => {
    const closingSide = tradedSide(side, 'close');
    const isGone = positionStore.of(owner, contractCode, side).length === 0;
    for (const order of waiting(owner)) {
      if (order.contractCode !== contractCode || order.effect !== 'close' || order.side !== closingSide) continue;
      if (isGone || order.positionId === positionId) end(order.orderId, 'noPosition', at);
    }
  });

  return {
    waiting,
    closable,
    end,
    arm,
    takeOver: ({ owner, contractCode, side, amount }, limit, at) => {
      const terms = knownTerms(context, contractCode, at);
      const { taken, makers, events } = execution.takeOver({ owner, side: tradedSide(side, 'close'), limit, amount }, terms, at);
      for (const maker of makers) settle(maker, null, terms, at);
      for (const [kind, what] of events) eventBus.emit(kind, what);
      return taken;
    },
    place: (asked) => {
      const { owner, side, effect, at } = asked;
      const terms = knownTerms(context, asked.contractCode, at);
      const setting = settingOf(db, owner, terms.code, terms.maxLeverage);
      const leverage = asked.leverage ?? setting.leverage;
      const positionId = asked.positionId ?? null;
      const traded = positionStore.of(owner, terms.code, effect === 'open' ? sideOpened(side) : sideClosed(side));
      if (positionId !== null && !traded.some((position) => position.positionId === positionId))
        throw badField('body.positionId', 'there is no such position');
      const room = effect === 'close' ? closable({ owner, contractCode: terms.code, side, positionId }) : '0';
      const blocker =
        blockerOf(context, positionStore, terms, { ...asked, leverage, closable: room, orderId: null }) ??
        exitsBlocker(context, terms, asked);
      if (blocker !== null) throw new BusinessError(blocker);
      const order = draftOf(asked, { leverage, marginMode: asked.marginMode ?? setting.marginMode }, terms, nextId());
      return enter({ ...order, covered: coveredOf(order) }, terms, at, (made) => db.contractOrders.insert(made));
    },
    change: (order, { price = order.price ?? undefined, amount = order.amount }, at) => {
      const terms = knownTerms(context, order.contractCode, at);
      if (!isGreater(amount, order.filledAmount)) throw new BusinessError('orderOffLot');
      const room = add(closable(order, order.orderId), order.filledAmount);
      const blocker = blockerOf(context, positionStore, terms, { ...order, price, amount, at, closable: room });
      if (blocker !== null) throw new BusinessError(blocker);
      const changed: StoredContractOrder = {
        ...order,
        leverage: joinedBy(order)?.leverage ?? order.leverage,
        price: price ?? null,
        amount,
        ticks: ticksOf(price, terms),
        priority: nextId(),
        isResting: false,
        scheduledEventId: null,
        updatedTime: at,
      };
      return enter({ ...changed, covered: coveredOf(changed) }, terms, at, (made) => {
        if (order.scheduledEventId !== null) cancel(order.scheduledEventId);
        return db.contractOrders.upsert(made);
      });
    },
    run: (orderId, at) => {
      const woken = db.contractOrders.get(orderId);
      const terms = woken && termsOf(context, woken.contractCode, at);
      if (!woken || !terms || !isWaiting(woken) || woken.price === null) return;
      if (terms.expires !== null && at >= terms.expires) return void end(orderId, 'expired', at);
      const order = db.contractOrders.update(orderId, { scheduledEventId: null });
      const { price, side } = woken;
      const trade = market.firstBeyond(terms.market, side === 'buy' ? 'below' : 'above', price, at - 1, at, 'simulated');
      if (!trade) return arm(order, terms, at);
      const isThrough = compare(trade.price, price) !== 0;
      // A trade at the price itself is for whoever has waited there longest.
      const first = book.resting(venueOf(terms), side).find((other) => compare(other.price, price) === 0);
      if (!isThrough && first?.orderId !== orderId) return arm(order, terms, at);
      const amount = isThrough ? rest(order) : smallest(rest(order), largest(terms.lot, wholeLots(trade.amount, terms.lot)));
      const done = matching.apply(order, { price, amount }, 'maker', at);
      settle(orderId, done.stopped, terms, at);
      for (const [kind, what] of done.events) eventBus.emit(kind, what);
    },
  };
}
