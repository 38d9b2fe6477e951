import { add, compare, divide, isNegative, isZero, multiply, negate, smallest, subtract, type Decimal } from '@/contract/decimal';
import { profitAt, roundPnl, valueOf, type OrderSource, type PositionEndReason } from '@/contract/swap';
import type { ContractsContext } from './context';
import { pastPositionOf } from './pastPosition';
import { systemAccounts, type Reference } from '../posting';
import type { PositionChange } from './positionChange';
import type { AccountRef, ContractWallet, PostingReason } from './contractWallet';
import type { StoredPosition } from './records';

/** A full or partial close of a position. */
export interface Reduction {
  readonly position: StoredPosition;
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly end: Exclude<PositionEndReason, 'liquidated' | 'merged' | 'partlyClosed'>;
  readonly fee: Decimal;
  readonly reference: Reference;
  readonly at: number;
}

/** What a full or partial close realised, and the amount left. */
interface Realised {
  readonly fee: Decimal;
  readonly pnl: Decimal;
  readonly left: Decimal;
}

/** Reduces and closes positions, and settles profits, losses and margin. */
export interface Closing {
  /** Reduces a position by `amount`: profit goes to its owner, losses are paid from its margin or the account, a shortfall by the insurance fund. */
  reduce(reduction: Reduction, orderId: string): Realised;
  /** Moves a position to the past positions and cancels its scheduled events; its money has already been settled. */
  archive(position: StoredPosition, end: PositionEndReason, closing: { price: Decimal; realised: Decimal; fee: Decimal; at: number }): void;
  /** Charges a fee as far as money is available; a trading-fund card pays first. */
  charge(accountRef: AccountRef, fee: Decimal, cause: PostingReason, orderId: string): Decimal;
}

/** Pays as much as possible of a fee before its owner does, and returns that amount. */
export type PayFromCard = (accountRef: AccountRef, fee: Decimal, cause: PostingReason, orderId: string) => Decimal;

/** The part of `whole` in proportion to `amount` of `total`; all of it if `amount` is at least `total`. */
export const proRata = (whole: Decimal, amount: Decimal, total: Decimal, precision = 12): Decimal =>
  compare(amount, total) >= 0 ? whole : divide(multiply(whole, amount), total, precision);

/** The event data of a change of a position. */
export const positionChangeOf = (
  position: StoredPosition,
  details: {
    orderId: string;
    source: OrderSource;
    amount: Decimal;
    left: Decimal;
    price: Decimal;
    pnl: Decimal;
    fee: Decimal;
    at: number;
  },
): PositionChange => ({
  owner: position.owner,
  positionId: position.positionId,
  bizType: position.bizType,
  mode: position.mode,
  contractCode: position.contractCode,
  coinId: position.coinId,
  side: position.side,
  marginMode: position.marginMode,
  leverage: position.leverage,
  ...details,
});

export function createClosing({ db, cancel }: ContractsContext, contractWallet: ContractWallet, payFromCard: PayFromCard): Closing {
  const charge: Closing['charge'] = (accountRef, fee, cause, orderId) => {
    const left = subtract(fee, payFromCard(accountRef, fee, cause, orderId));
    return isZero(left) ? fee : add(subtract(fee, left), contractWallet.pay(accountRef, left, cause, systemAccounts.fees, false));
  };
  const archive: Closing['archive'] = (position, end, { price, realised, fee, at }) => {
    const closed = {
      ...position,
      closedAmount: add(position.closedAmount, position.amount),
      closedTurnover: add(position.closedTurnover, valueOf(position.contractCode, position.amount, price)),
      realised: add(position.realised, realised),
      fee: add(position.fee, fee),
      updatedTime: at,
    };
    db.pastPositions.insert(pastPositionOf(closed, end));
    const stored = db.positions.get(position.positionId);
    for (const scheduled of [stored?.scheduledEventId ?? null, stored?.fundingEventId ?? null]) if (scheduled !== null) cancel(scheduled);
    db.positions.remove(position.positionId);
  };

  const reduce: Closing['reduce'] = ({ position, price, amount, end, fee, reference, at }, orderId) => {
    const accountRef = { owner: position.owner, coinId: position.coinId };
    const cause = (kind: PostingReason['kind']): PostingReason => ({ kind, contractCode: position.contractCode, reference, at });
    const kind = end === 'settled' ? 'settlement' : 'realised';
    const left = subtract(position.amount, amount);
    const cost = proRata(position.cost, amount, position.amount, 18);
    const pnl = roundPnl(profitAt({ ...position, amount, cost }, price));
    let margin = position.margin;
    if (position.marginMode === 'isolated') {
      const freed = proRata(margin, amount, position.amount, 8);
      if (isNegative(pnl))
        margin = subtract(margin, contractWallet.payFromMargin(position, negate(pnl), cause(kind), systemAccounts.liquidity, true));
      else contractWallet.receive(accountRef, pnl, cause(kind));
      const remainingMargin = smallest(margin, subtract(position.margin, freed));
      contractWallet.release(accountRef, subtract(margin, remainingMargin), reference, at);
      margin = remainingMargin;
    } else if (isNegative(pnl)) contractWallet.pay(accountRef, negate(pnl), cause(kind), systemAccounts.liquidity, true);
    else contractWallet.receive(accountRef, pnl, cause(kind));
    const charged = isZero(fee) ? '0' : charge(accountRef, fee, cause('fee'), orderId);
    if (isZero(left)) archive(position, end, { price, realised: pnl, fee: charged, at });
    else
      db.positions.update(position.positionId, {
        amount: left,
        cost: subtract(position.cost, cost),
        margin,
        realised: add(position.realised, pnl),
        fee: add(position.fee, charged),
        closedAmount: add(position.closedAmount, amount),
        closedTurnover: add(position.closedTurnover, valueOf(position.contractCode, amount, price)),
        updatedTime: at,
      });
    return { fee: charged, pnl, left };
  };

  return { reduce, archive, charge };
}
