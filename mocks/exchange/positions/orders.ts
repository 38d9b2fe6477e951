import { add, compare, isGreater, isZero, largest, smallest, subtract, type Decimal } from '@/contract/decimal';
import { tradeMode, type OrderEnd } from '@/contract/swap';
import type { Floor } from '../floor';
import { horizonMs } from './events';
import type { Holdings } from './holdings';
import type { Matching } from './matching';
import { obstacleOf, OrderRefused, type Taken, walk, wholeLots, worstPrice } from './obstacles';
import type { OrderTerms } from './order';
import type { Purse } from './purse';
import type { StoredContractOrder } from './records';
import { settingOf } from './settings';
import { termsOf, type Terms } from './terms';

/** Orders of everybody: placed, matched against the book, waiting for prices, changed and cancelled. */
export interface Orders {
  place(order: OrderTerms): StoredContractOrder;
  /** Changes price or amount of a waiting order; it is matched anew. Throws `OrderRefused`, and then it stands as it stood. */
  change(order: StoredContractOrder, to: { price?: Decimal | undefined; amount?: Decimal | undefined }, at: number): StoredContractOrder;
  /** Ends a waiting order and gives back what was frozen for it. */
  end(orderId: string, reason: OrderEnd, at: number): StoredContractOrder | null;
  /** Looks at a waiting order: its price was reached, or it is time to search on. */
  run(orderId: string, at: number): void;
  waiting(owner: number): readonly StoredContractOrder[];
  /** What an order may still close. */
  closable(order: Pick<StoredContractOrder, 'owner' | 'contractCode' | 'side' | 'positionId'>, but?: string): Decimal;
}

/** Levels of the book that an order may walk. */
const bookLevels = 40;

export function createOrders(floor: Floor, purse: Purse, holdings: Holdings, matching: Matching): Orders {
  const { db, market, nextId, schedule, cancel, inbox, news } = floor;
  const isWaiting = ({ state }: StoredContractOrder) => state === 'open' || state === 'partlyFilled';
  // One state at a time: each is an index of its own, however many orders have ended.
  const waiting = (owner: number) =>
    (['open', 'partlyFilled'] as const).flatMap((state) => db.contractOrders.find({ where: { owner, state } }).list);
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
  const termsOrRefusal = (code: string, at: number): Terms => {
    const terms = termsOf(floor, code, at);
    if (!terms) throw new OrderRefused('unknownContract');
    return terms;
  };

  const end: Orders['end'] = (orderId, reason, at) => {
    const order = db.contractOrders.get(orderId);
    if (!order || !isWaiting(order)) return null;
    if (order.wake !== null) cancel(order.wake);
    purse.release({ owner: order.owner, coinId: order.coinId }, order.frozen, `${order.contractCode} order ${orderId}`, at);
    const ended = db.contractOrders.update(orderId, { state: 'cancelled', reason, frozen: '0', covered: '0', wake: null, updatedTime: at });
    if (reason === 'balance' || reason === 'noPosition') tell(ended, 'contractOpenFailed', at);
    else if (!isZero(ended.filledAmount)) tell(ended, ended.effect === 'open' ? 'contractOpened' : 'contractClosed', at);
    return ended;
  };
  const tell = (order: StoredContractOrder, notice: 'contractOpened' | 'contractClosed' | 'contractOpenFailed', at: number) => {
    if (order.mode === tradeMode.mock) return;
    const amount = notice === 'contractOpenFailed' ? rest(order) : order.filledAmount;
    const contract = order.contractCode.toUpperCase();
    inbox.write({
      owner: order.owner,
      notice,
      at,
      values: { contract, amount, price: order.averagePrice ?? order.price ?? '' },
      data: { contractCode: order.contractCode },
      jumpLink: `/orderHome/contractOrder/?bizType=${order.bizType}`,
    });
  };

  /** Searches for the trade that reaches a waiting order, or the horizon. */
  const arm = (order: StoredContractOrder, terms: Terms, at: number) => {
    const until = Math.min(at + horizonMs, terms.expires ?? Infinity);
    const direction = order.side === 'buy' ? 'below' : 'above';
    const trade = order.price === null ? undefined : market.firstBeyond(terms.market, direction, order.price, at, until);
    const wake = schedule(trade?.at ?? until, { part: 'positions', kind: 'order', id: order.orderId });
    db.contractOrders.update(order.orderId, { wake });
  };
  /** Goes on with an order after a fill: done, ended or waiting on. */
  const settle = (orderId: string, stopped: OrderEnd | null, terms: Terms, at: number) => {
    const order = db.contractOrders.get(orderId);
    if (!order) return;
    if (order.state === 'filled') {
      purse.release({ owner: order.owner, coinId: order.coinId }, order.frozen, `${order.contractCode} order ${orderId}`, at);
      db.contractOrders.update(orderId, { frozen: '0', covered: '0', wake: null });
      tell(order, order.effect === 'open' ? 'contractOpened' : 'contractClosed', at);
    } else if (isWaiting(order)) {
      if (stopped !== null) end(orderId, stopped, at);
      else if (order.kind === 'market' || order.kind === 'ioc') end(orderId, 'unfilled', at);
      else arm(order, terms, at);
    }
  };
  /** What the book fills of an order at once, and what stays; refuses what its kind does not allow. */
  const meet = (order: StoredContractOrder, terms: Terms, at: number): Taken[] => {
    const limit = order.price ?? worstPrice(market.mark(terms.market, at), order.side);
    const taken = walk(market.depth(terms.market, at, bookLevels), order.side, rest(order), limit, terms.lot);
    const isAll = compare(add(...taken.map(({ amount }) => amount)), rest(order)) === 0;
    if (order.kind === 'postOnly' && taken.length > 0) throw new OrderRefused('wouldMatch');
    if ((order.kind === 'fok' && !isAll) || (order.kind === 'market' && taken.length === 0)) throw new OrderRefused('cannotFill');
    return taken;
  };
  const partsOf = (order: StoredContractOrder, taken: readonly Taken[]): Taken[] => {
    const left = subtract(rest(order), add(...taken.map(({ amount }) => amount)));
    const stays = order.price !== null && order.kind !== 'ioc' && isGreater(left, '0');
    return stays && order.price !== null ? [...taken, { price: order.price, amount: left }] : [...taken];
  };
  /** Freezes what an order needs, writes it down, and fills it as far as the book goes. */
  const enter = (order: StoredContractOrder, terms: Terms, at: number, save: (order: StoredContractOrder) => void): StoredContractOrder => {
    const whose = { owner: order.owner, coinId: order.coinId };
    const taken = meet(order, terms, at);
    const frozen = matching.needed(order, partsOf(order, taken));
    const before = db.contractOrders.get(order.orderId)?.frozen ?? '0';
    if (isGreater(subtract(frozen, before), purse.free(whose, at))) throw new OrderRefused('balance');
    const reference = `${order.contractCode} order ${order.orderId}`;
    purse.release(whose, before, reference, at);
    purse.freeze(whose, frozen, reference, at);
    save({ ...order, frozen });
    const stopped = taken.length === 0 ? null : matching.apply({ ...order, frozen }, taken, 'taker', at);
    settle(order.orderId, stopped, terms, at);
    return db.contractOrders.get(order.orderId) ?? order;
  };
  /** The part of an order that opens something, given what it would close first. */
  const coveredOf = (order: StoredContractOrder): Decimal => {
    if (order.effect === 'close') return '0';
    return largest('0', subtract(rest(order), add(...matching.targets(order).map(({ amount }) => amount))));
  };

  news.hear('positionClosed', ({ owner, contractCode, side, positionId, at }) => {
    const closingSide = side === 'long' ? 'sell' : 'buy';
    const isGone = holdings.of(owner, contractCode, side).length === 0;
    for (const order of waiting(owner)) {
      if (order.contractCode !== contractCode || order.effect !== 'close' || order.side !== closingSide) continue;
      if (isGone || order.positionId === positionId) end(order.orderId, 'noPosition', at);
    }
  });

  return {
    waiting,
    closable,
    end,
    place: (asked) => {
      const { owner, side, effect, kind, amount, at } = asked;
      const terms = termsOrRefusal(asked.contractCode, at);
      const setting = settingOf(db, owner, terms.code, terms.maxLeverage);
      const leverage = asked.leverage ?? setting.leverage;
      const positionId = asked.positionId ?? null;
      const room = effect === 'close' ? closable({ owner, contractCode: terms.code, side, positionId }) : '0';
      const obstacle = obstacleOf(floor, holdings, terms, { ...asked, leverage, closable: room });
      if (obstacle !== null) throw new OrderRefused(obstacle);
      const order: StoredContractOrder = {
        orderId: String(nextId()),
        owner,
        coinId: terms.coinId,
        bizType: terms.bizType,
        mode: terms.mode,
        contractCode: terms.code,
        side,
        effect,
        kind,
        marginMode: asked.marginMode ?? setting.marginMode,
        leverage,
        price: kind === 'market' ? null : (asked.price ?? null),
        amount,
        filledAmount: '0',
        averagePrice: null,
        turnover: '0',
        fee: '0',
        realised: '0',
        frozen: '0',
        covered: '0',
        state: 'open',
        reason: null,
        source: asked.source ?? 'user',
        positionId,
        takeProfitPrice: asked.takeProfitPrice ?? null,
        stopLossPrice: asked.stopLossPrice ?? null,
        wake: null,
        createdTime: at,
        updatedTime: at,
      };
      return enter({ ...order, covered: coveredOf(order) }, terms, at, (made) => void db.contractOrders.insert(made));
    },
    change: (order, { price = order.price ?? undefined, amount = order.amount }, at) => {
      const terms = termsOrRefusal(order.contractCode, at);
      if (!isGreater(amount, order.filledAmount)) throw new OrderRefused('offLot');
      const room = add(closable(order, order.orderId), order.filledAmount);
      const obstacle = obstacleOf(floor, holdings, terms, { ...order, price, amount, at, closable: room });
      if (obstacle !== null && obstacle !== 'tooManyOrders') throw new OrderRefused(obstacle);
      const changed: StoredContractOrder = { ...order, price: price ?? null, amount, wake: null, updatedTime: at };
      return enter({ ...changed, covered: coveredOf(changed) }, terms, at, (made) => {
        if (order.wake !== null) cancel(order.wake);
        db.contractOrders.upsert(made);
      });
    },
    run: (orderId, at) => {
      const order = db.contractOrders.get(orderId);
      const terms = order && termsOf(floor, order.contractCode, at);
      if (!order || !terms || !isWaiting(order) || order.price === null) return;
      if (terms.expires !== null && at >= terms.expires) return void end(orderId, 'expired', at);
      const trade = market.firstBeyond(terms.market, order.side === 'buy' ? 'below' : 'above', order.price, at - 1, at);
      if (!trade || db.contractHalts.get(terms.code)) return arm(order, terms, at);
      const isThrough = compare(trade.price, order.price) !== 0;
      const touched = largest(terms.lot, wholeLots(trade.amount, terms.lot));
      const amount = isThrough ? rest(order) : smallest(rest(order), touched);
      settle(orderId, matching.apply(order, [{ price: order.price, amount }], 'maker', at), terms, at);
    },
  };
}
