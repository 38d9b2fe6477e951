import { add, isZero, largest, multiply, type Decimal } from '@/contract/decimal';
import { contractFeesOf, initialMargin, roundFee, valueOf, type PositionSide } from '@/contract/swap';
import type { ContractsContext } from './context';
import { recordForcedClosing } from './forcedClosing';
import type { PositionChange } from './positionChange';
import type { ContractWallet } from './contractWallet';
import type { StoredContractOrder, StoredPosition } from './records';
import { orderReference, positionReference } from './references';
import { positionChangeOf, type Closing } from './closing';
import type { Terms } from './terms';

/** A fill of an order, or the part of it for one position. */
export interface Fill {
  readonly order: StoredContractOrder;
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly role: 'maker' | 'taker';
  readonly at: number;
}

/** The result of a fill; its events are emitted once order and position are consistent. */
export interface Outcome {
  readonly fee: Decimal;
  readonly realised: Decimal;
  readonly events: readonly (readonly ['positionOpened' | 'positionChanged' | 'positionClosed', PositionChange])[];
}

/** Open positions, and how fills change them. Orders, plans and prices are handled elsewhere. */
export interface PositionStore {
  /** The cost of an opening fill: its margin and its fee. */
  costOf(fill: Fill): Decimal;
  /** Adds to a position or opens one, with free money. */
  increase(fill: Fill): Outcome;
  /** Reduces one position by a fill. */
  reduce(fill: Fill, position: StoredPosition): Outcome;
  /** Closes a position at a price without a fee, for the settlement of a delivery contract. */
  settle(position: StoredPosition, terms: Terms, price: Decimal, at: number): Outcome;
  /** The position that an opening order adds to; undefined if it opens a new one. */
  positionToIncrease(order: IncreasingOrder): StoredPosition | undefined;
  /** Open positions of one side of a contract, oldest first. */
  of(owner: number, contractCode: string, side: PositionSide): readonly StoredPosition[];
}

type IncreasingOrder = Pick<StoredContractOrder, 'owner' | 'contractCode' | 'side' | 'marginMode' | 'positionId'>;

/** The side a fill opens. */
export const sideOpened = (side: 'buy' | 'sell'): PositionSide => (side === 'buy' ? 'long' : 'short');
/** The side a fill closes. */
export const sideClosed = (side: 'buy' | 'sell'): PositionSide => (side === 'buy' ? 'short' : 'long');

/** Creates the store of all users' positions. */
export function createPositionStore(context: ContractsContext, contractWallet: ContractWallet, { reduce, charge }: Closing): PositionStore {
  const { db, nextId } = context;
  const openPositions: PositionStore['of'] = (owner, contractCode, side) =>
    db.positions.find({ where: { owner, contractCode, side }, sort: [['openedTime', 'asc']] }).list;
  const feeOf = ({ order, role }: Fill, turnover: Decimal): Decimal =>
    roundFee(multiply(turnover, contractFeesOf(db.users.get(order.owner)?.vipLevel ?? 0)[role]));
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
      turnover: valueOf(order.contractCode, amount, price),
      fee,
      realised,
      createdTime: at,
    });

  const positionToIncrease: PositionStore['positionToIncrease'] = ({ owner, contractCode, side, marginMode, positionId }) => {
    const isSplit = db.contractSettings.get(`${owner}:${contractCode}`)?.positionType === 'split';
    return openPositions(owner, contractCode, sideOpened(side)).find((position) =>
      isSplit ? position.positionId === positionId : position.marginMode === marginMode,
    );
  };
  /** The margin of an opening fill, at the leverage of the position it adds to. */
  const marginOf = ({ order, price, amount }: Fill): Decimal =>
    initialMargin(valueOf(order.contractCode, amount, price), positionToIncrease(order)?.leverage ?? order.leverage);

  const costOf = (fill: Fill): Decimal => add(marginOf(fill), feeOf(fill, valueOf(fill.order.contractCode, fill.amount, fill.price)));

  return {
    of: openPositions,
    positionToIncrease,
    costOf,
    increase: (fill) => {
      const { order, price, amount, at } = fill;
      const { coinId } = order;
      const accountRef = { owner: order.owner, coinId };
      const turnover = valueOf(order.contractCode, amount, price);
      const margin = marginOf(fill);
      const fee = feeOf(fill, turnover);
      const reference = orderReference(order);
      const charged = isZero(fee)
        ? '0'
        : charge(accountRef, fee, { kind: 'fee', contractCode: order.contractCode, reference, at }, order.orderId);
      const isIsolated = order.marginMode === 'isolated';
      if (isIsolated) contractWallet.freeze(accountRef, margin, reference, at);
      const existing = positionToIncrease(order);
      const position = existing
        ? db.positions.update(existing.positionId, {
            amount: add(existing.amount, amount),
            cost: add(existing.cost, turnover),
            margin: isIsolated ? add(existing.margin, margin) : '0',
            fee: add(existing.fee, charged),
            openedAmount: add(existing.openedAmount, amount),
            maxAmount: largest(existing.maxAmount ?? existing.amount, add(existing.amount, amount)),
            openedCost: add(existing.openedCost, turnover),
            updatedTime: at,
          })
        : db.positions.insert(newPosition(fill, { positionId: String(nextId()), coinId, margin: isIsolated ? margin : '0', fee: charged }));
      record(fill, position.positionId, 'open', charged, '0');
      const change = positionChangeOf(position, {
        orderId: order.orderId,
        source: order.source,
        amount,
        left: position.amount,
        price,
        pnl: '0',
        fee: charged,
        at,
      });
      return { fee: charged, realised: '0', events: [[existing ? 'positionChanged' : 'positionOpened', change]] };
    },
    reduce: (fill, position) => {
      const { order, price, amount, at } = fill;
      const fee = feeOf(fill, valueOf(order.contractCode, amount, price));
      const reference = orderReference(order);
      const result = reduce({ position, price, amount, end: 'closed', fee, reference, at }, order.orderId);
      record(fill, position.positionId, 'close', result.fee, result.pnl);
      const change = positionChangeOf(position, {
        orderId: order.orderId,
        source: order.source,
        amount,
        left: result.left,
        price,
        pnl: result.pnl,
        fee: result.fee,
        at,
      });
      return { fee: result.fee, realised: result.pnl, events: [[isZero(result.left) ? 'positionClosed' : 'positionChanged', change]] };
    },
    settle: (position, terms, price, at) => {
      const reference = positionReference(position);
      const source = 'settlement';
      const result = reduce({ position, price, amount: position.amount, end: 'settled', fee: '0', reference, at }, '');
      const orderId = recordForcedClosing(context, position, terms, { source, price, realised: result.pnl, at });
      const change = positionChangeOf(position, {
        orderId,
        source,
        amount: position.amount,
        left: '0',
        price,
        pnl: result.pnl,
        fee: '0',
        at,
      });
      return { fee: '0', realised: result.pnl, events: [['positionClosed', change]] };
    },
  };
}

function newPosition(
  { order, price, amount, at }: Fill,
  { positionId, coinId, margin, fee }: { positionId: string; coinId: number; margin: Decimal; fee: Decimal },
): StoredPosition {
  const cost = valueOf(order.contractCode, amount, price);
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
    maxAmount: amount,
    closedAmount: '0',
    closedTurnover: '0',
    scheduledEventId: null,
    isWarned: false,
    fundingEventId: null,
    openedTime: at,
    updatedTime: at,
  };
}
