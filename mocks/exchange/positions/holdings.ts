import {
  add,
  compare,
  divide,
  isGreater,
  isNegative,
  isZero,
  multiply,
  negate,
  smallest,
  subtract,
  type Decimal,
} from '@/contract/decimal';
import {
  contractFeesOf,
  entryPrice,
  initialMargin,
  profitAt,
  type OrderSource,
  type PositionEnd,
  type PositionSide,
} from '@/contract/swap';
import type { Floor } from '../floor';
import { house } from '../posting';
import type { PositionNews } from './news';
import { money, type Cause, type Owned, type Purse } from './purse';
import type { StoredContractOrder, StoredPosition } from './records';

/** One fill of an order, or the part of it that goes to one position. */
export interface Fill {
  readonly order: StoredContractOrder;
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly role: 'maker' | 'taker';
  readonly at: number;
}

/** What a fill did: told to others once order and position agree again. */
export interface Outcome {
  readonly fee: Decimal;
  readonly realised: Decimal;
  readonly news: readonly (readonly ['positionOpened' | 'positionChanged' | 'positionClosed', PositionNews])[];
}

/** How a position ends or shrinks. */
interface Reduction {
  readonly position: StoredPosition;
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly end: Exclude<PositionEnd, 'liquidated' | 'merged'>;
  readonly fee: Decimal;
  readonly reference: string;
  readonly at: number;
}

/** What people have open, and how fills change it. Orders, plans and prices are the business of others. */
export interface Holdings {
  /** Adds to a position or opens one; false where the money is not there any more. */
  increase(fill: Fill): Outcome | null;
  /** Takes a fill out of one position. */
  reduce(fill: Fill, position: StoredPosition): Outcome;
  /** Ends a position at a price without a fee, as the settlement of a delivery contract does. */
  settle(position: StoredPosition, price: Decimal, at: number): Outcome;
  /** Writes a position into the past and takes what it waited for off the agenda; its money has been seen to. */
  archive(position: StoredPosition, end: PositionEnd, closing: { price: Decimal; realised: Decimal; fee: Decimal; at: number }): void;
  /** Open positions of one side of a contract, the oldest first. */
  of(owner: number, contractCode: string, side: PositionSide): readonly StoredPosition[];
}

/** The side a fill opens. */
export const sideOpened = (side: 'buy' | 'sell'): PositionSide => (side === 'buy' ? 'long' : 'short');
/** The side a fill closes. */
export const sideClosed = (side: 'buy' | 'sell'): PositionSide => (side === 'buy' ? 'short' : 'long');

/** The part of `whole` that goes with `amount` of `of`; all of it with all. */
export const share = (whole: Decimal, amount: Decimal, of: Decimal, precision = 12): Decimal =>
  compare(amount, of) >= 0 ? whole : divide(multiply(whole, amount), of, precision);

/** The report of what became of a position. */
export const told = (
  position: StoredPosition,
  did: {
    orderId: string | null;
    source: OrderSource;
    amount: Decimal;
    left: Decimal;
    price: Decimal;
    pnl: Decimal;
    fee: Decimal;
    at: number;
  },
): PositionNews => ({
  owner: position.owner,
  positionId: position.positionId,
  bizType: position.bizType,
  mode: position.mode,
  contractCode: position.contractCode,
  coinId: position.coinId,
  side: position.side,
  marginMode: position.marginMode,
  leverage: position.leverage,
  ...did,
});

/** Keeps the positions of everybody. */
export function createHoldings(
  { db, nextId, cancel }: Floor,
  purse: Purse,
  card: (whose: Owned, fee: Decimal, cause: Cause, orderId: string) => Decimal,
): Holdings {
  const of: Holdings['of'] = (owner, contractCode, side) =>
    db.positions.find({ where: { owner, contractCode, side }, sort: [['openedTime', 'asc']] }).list;
  const feeOf = ({ order, role }: Fill, turnover: Decimal): Decimal =>
    money(multiply(turnover, contractFeesOf(db.users.get(order.owner)?.vipLevel ?? 0)[role]));
  /** Takes a fee as far as there is money for it; a trading-fund card pays first. */
  const charge = (whose: Owned, fee: Decimal, cause: Cause, orderId: string): Decimal => {
    const left = subtract(fee, card(whose, fee, cause, orderId));
    return isZero(left) ? fee : add(subtract(fee, left), purse.pay(whose, left, cause, house.fees, false));
  };
  const record = (
    { order, price, amount, role, at }: Fill,
    positionId: string,
    effect: 'open' | 'close',
    fee: Decimal,
    realised: Decimal,
  ) =>
    void db.contractDeals.insert({
      dealId: String(nextId()),
      owner: order.owner,
      orderId: order.orderId,
      positionId,
      bizType: order.bizType,
      mode: order.mode,
      contractCode: order.contractCode,
      side: order.side,
      effect,
      role,
      price,
      amount,
      turnover: multiply(price, amount),
      fee,
      realised,
      createdTime: at,
    });

  const archive: Holdings['archive'] = (position, end, { price, realised, fee, at }) => {
    const closed = add(position.closedAmount, position.amount);
    const turnover = add(position.closedTurnover, multiply(position.amount, price));
    db.pastPositions.insert({
      positionId: position.positionId,
      owner: position.owner,
      bizType: position.bizType,
      mode: position.mode,
      contractCode: position.contractCode,
      side: position.side,
      marginMode: position.marginMode,
      leverage: position.leverage,
      openedTime: position.openedTime,
      end,
      amount: position.openedAmount,
      entryPrice: entryPrice({ side: position.side, amount: position.openedAmount, cost: position.openedCost }),
      closePrice: isZero(closed) ? price : divide(turnover, closed, 12),
      realised: add(position.realised, realised),
      fee: add(position.fee, fee),
      funding: position.funding,
      closedTime: at,
    });
    const kept = db.positions.get(position.positionId);
    for (const appointment of [kept?.watch ?? null, kept?.due ?? null]) if (appointment !== null) cancel(appointment);
    db.positions.remove(position.positionId);
  };

  /** Takes `amount` out of a position: profit to its owner, losses from its margin or the account, the insurance where both are short. */
  const take = (
    { position, price, amount, end, fee, reference, at }: Reduction,
    orderId: string,
  ): { fee: Decimal; pnl: Decimal; left: Decimal } => {
    const whose = { owner: position.owner, coinId: position.coinId };
    const cause = (kind: Cause['kind']): Cause => ({ kind, contractCode: position.contractCode, reference, at });
    const kind = end === 'settled' ? 'settlement' : 'realised';
    const left = subtract(position.amount, amount);
    const cost = share(position.cost, amount, position.amount);
    const pnl = money(profitAt({ side: position.side, amount, cost }, price));
    let margin = position.margin;
    if (position.marginMode === 'isolated') {
      const freed = share(margin, amount, position.amount, 8);
      if (isNegative(pnl)) margin = subtract(margin, purse.payFromMargin(position, negate(pnl), cause(kind), house.liquidity, true));
      else purse.receive(whose, pnl, cause(kind));
      const kept = smallest(margin, subtract(position.margin, freed));
      purse.release(whose, subtract(margin, kept), reference, at);
      margin = kept;
    } else if (isNegative(pnl)) purse.pay(whose, negate(pnl), cause(kind), house.liquidity, true);
    else purse.receive(whose, pnl, cause(kind));
    const charged = isZero(fee) ? '0' : charge(whose, fee, cause('fee'), orderId);
    if (isZero(left)) archive(position, end, { price, realised: pnl, fee: charged, at });
    else
      db.positions.update(position.positionId, {
        amount: left,
        cost: subtract(position.cost, cost),
        margin,
        realised: add(position.realised, pnl),
        fee: add(position.fee, charged),
        closedAmount: add(position.closedAmount, amount),
        closedTurnover: add(position.closedTurnover, multiply(amount, price)),
        updatedTime: at,
      });
    return { fee: charged, pnl, left };
  };

  const target = ({ order }: Fill, isSplit: boolean): StoredPosition | undefined =>
    of(order.owner, order.contractCode, sideOpened(order.side)).find((position) =>
      isSplit ? position.positionId === order.positionId : position.marginMode === order.marginMode,
    );

  return {
    of,
    archive,
    increase: (fill) => {
      const { order, price, amount, at } = fill;
      const { coinId } = order;
      const whose = { owner: order.owner, coinId };
      const turnover = multiply(price, amount);
      const margin = initialMargin(turnover, order.leverage);
      const fee = feeOf(fill, turnover);
      if (isGreater(add(margin, fee), purse.free(whose, at))) return null;
      const reference = `${order.contractCode} order ${order.orderId}`;
      const charged = isZero(fee)
        ? '0'
        : charge(whose, fee, { kind: 'fee', contractCode: order.contractCode, reference, at }, order.orderId);
      const isIsolated = order.marginMode === 'isolated';
      if (isIsolated) purse.freeze(whose, margin, reference, at);
      const known = target(fill, isSplit(order));
      const position = known
        ? db.positions.update(known.positionId, {
            amount: add(known.amount, amount),
            cost: add(known.cost, turnover),
            margin: isIsolated ? add(known.margin, margin) : '0',
            leverage: order.leverage,
            fee: add(known.fee, charged),
            openedAmount: add(known.openedAmount, amount),
            openedCost: add(known.openedCost, turnover),
            updatedTime: at,
          })
        : db.positions.insert(opened(fill, { positionId: String(nextId()), coinId, margin: isIsolated ? margin : '0', fee: charged }));
      record(fill, position.positionId, 'open', charged, '0');
      const report = told(position, {
        orderId: order.orderId,
        source: order.source,
        amount,
        left: position.amount,
        price,
        pnl: '0',
        fee: charged,
        at,
      });
      return { fee: charged, realised: '0', news: [[known ? 'positionChanged' : 'positionOpened', report]] };
    },
    reduce: (fill, position) => {
      const { order, price, amount, at } = fill;
      const fee = feeOf(fill, multiply(price, amount));
      const reference = `${order.contractCode} order ${order.orderId}`;
      const done = take({ position, price, amount, end: 'closed', fee, reference, at }, order.orderId);
      record(fill, position.positionId, 'close', done.fee, done.pnl);
      const report = told(position, {
        orderId: order.orderId,
        source: order.source,
        amount,
        left: done.left,
        price,
        pnl: done.pnl,
        fee: done.fee,
        at,
      });
      return { fee: done.fee, realised: done.pnl, news: [[isZero(done.left) ? 'positionClosed' : 'positionChanged', report]] };
    },
    settle: (position, price, at) => {
      const reference = `${position.contractCode} settlement of ${position.positionId}`;
      const done = take({ position, price, amount: position.amount, end: 'settled', fee: '0', reference, at }, '');
      const report = told(position, {
        orderId: null,
        source: 'settlement',
        amount: position.amount,
        left: '0',
        price,
        pnl: done.pnl,
        fee: '0',
        at,
      });
      return { fee: '0', realised: done.pnl, news: [['positionClosed', report]] };
    },
  };

  function isSplit(order: StoredContractOrder): boolean {
    return db.contractSettings.get(`${order.owner}:${order.contractCode}`)?.positionType === 'split';
  }
}

function opened(
  { order, price, amount, at }: Fill,
  { positionId, coinId, margin, fee }: { positionId: string; coinId: number; margin: Decimal; fee: Decimal },
): StoredPosition {
  const cost = multiply(price, amount);
  return {
    positionId,
    owner: order.owner,
    bizType: order.bizType,
    mode: order.mode,
    contractCode: order.contractCode,
    coinId,
    side: sideOpened(order.side),
    marginMode: order.marginMode,
    leverage: order.leverage,
    amount,
    cost,
    margin,
    realised: '0',
    fee,
    funding: '0',
    openedAmount: amount,
    openedCost: cost,
    closedAmount: '0',
    closedTurnover: '0',
    watch: null,
    isWarned: false,
    due: null,
    openedTime: at,
    updatedTime: at,
  };
}
