import { add, compare, isGreater, isNegative, largest, negate, subtract, type Decimal } from '@/contract/decimal';
import { initialMargin, leverageLimit, profitAt, valueOf, type PositionAdjustment } from '@/contract/swap';
import type { ErrorCode } from '../../businessError';
import type { ContractsContext } from './context';
import type { AccountRef, ContractWallet } from './contractWallet';
import type { StoredPosition } from './records';
import { positionReference } from './references';
import type { Terms } from './terms';

/** An account, and the amount needed from it in addition. */
interface MarginRequest extends AccountRef {
  readonly needed: Decimal;
}

/** The leverage and the margin of open positions. */
export interface Leverage {
  /** Why the leverage of positions of one contract and owner cannot be changed; null if it can. */
  blocker(account: MarginRequest, positions: readonly StoredPosition[], leverage: number, terms: Terms, at: number): ErrorCode | null;
  /** Changes the leverage of positions; margin of isolated ones is frozen or released accordingly. */
  set(positions: readonly StoredPosition[], leverage: number, terms: Terms, at: number): void;
  /** The minimum margin of a position: its initial margin at a leverage, plus its loss at the current mark. */
  minMargin(position: StoredPosition, leverage: number, terms: Terms, at: number): Decimal;
  /** Sets the margin of an isolated position, from or to the available money. */
  moveMargin(position: StoredPosition, margin: Decimal, at: number): StoredPosition;
  /** Records an adjustment of a position by its owner. */
  log(position: StoredPosition, kind: PositionAdjustment['kind'], before: Decimal, after: Decimal, at: number): void;
}

export function createLeverage({ db, market, nextId, eventBus }: ContractsContext, contractWallet: ContractWallet): Leverage {
  const log: Leverage['log'] = ({ owner, mode, contractCode, positionId }, kind, before, after, at) =>
    void db.contractAdjustments.insert({
      id: String(nextId()),
      owner,
      mode,
      contractCode,
      positionId,
      kind,
      before,
      after,
      createdTime: at,
    });
  const minMargin: Leverage['minMargin'] = (position, leverage, terms, at) => {
    const profit = profitAt(position, market.mark(terms.market, at));
    return add(initialMargin(position.cost, leverage), isNegative(profit) ? negate(profit) : '0');
  };
  const moveMargin: Leverage['moveMargin'] = (position, margin, at) => {
    const accountRef = { owner: position.owner, coinId: position.coinId };
    const difference = subtract(margin, position.margin);
    const reference = positionReference(position);
    if (isNegative(difference)) contractWallet.release(accountRef, negate(difference), reference, at);
    else contractWallet.freeze(accountRef, difference, reference, at);
    return db.positions.update(position.positionId, { margin, updatedTime: at });
  };

  return {
    minMargin,
    moveMargin,
    log,
    blocker: ({ needed, ...accountRef }, positions, leverage, terms, at) => {
      const mark = market.mark(terms.market, at);
      if (positions.some(({ amount }) => leverage > leverageLimit(valueOf(terms.code, amount, mark), terms.tiers))) return 'orderLeverage';
      const extra = positions.map((position) => {
        const before = position.marginMode === 'isolated' ? position.margin : initialMargin(position.cost, position.leverage);
        return largest('0', subtract(initialMargin(position.cost, leverage), before));
      });
      return isGreater(add(needed, ...extra), contractWallet.free(accountRef, at)) ? 'insufficientBalance' : null;
    },
    set: (positions, leverage, terms, at) => {
      for (const position of positions) {
        log(position, 'leverage', String(position.leverage), String(leverage), at);
        const target = minMargin(position, leverage, terms, at);
        // Margin beyond what the new leverage requires is released; what is missing for a loss is not requested.
        const margin = isGreater(position.margin, target) ? target : largest(position.margin, initialMargin(position.cost, leverage));
        if (position.marginMode === 'isolated' && compare(margin, position.margin) !== 0) moveMargin(position, margin, at);
        db.positions.update(position.positionId, { leverage, updatedTime: at });
      }
      const [first] = positions;
      if (first) contractWallet.reserve(first, at);
      for (const { owner, coinId, positionId } of positions) eventBus.emit('marginChanged', { owner, coinId, positionId, at });
    },
  };
}
