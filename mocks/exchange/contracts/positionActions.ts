import { add, isGreater, largest, subtract, type Decimal } from '@/contract/decimal';
import { entryPrice, type PositionSettingsRequest, type PositionSide, orderSideOf } from '@/contract/swap';
import { BusinessError } from '../../businessError';
import type { ContractsContext } from './context';
import type { Conditions } from './conditions';
import type { PositionStore } from './positionStore';
import { isTraded } from './blockers';
import type { Leverage } from './leverage';
import type { Orders } from './orders';
import type { ContractWallet } from './contractWallet';
import type { ContractSetting, StoredContractOrder, StoredPosition } from './records';
import type { Closing } from './closing';
import { changeSetting, settingOf } from './settings';
import { requireTerms } from './terms';

/** Actions on positions other than trading. Each throws `BusinessError` without changing anything. */
export interface PositionActions {
  setting(owner: number, contractCode: string, at: number): ContractSetting;
  /** Leverage may change at any time, modes only without positions and open orders in the contract. */
  set(owner: number, contractCode: string, to: PositionSettingsRequest, at: number): ContractSetting;
  changeMargin(position: StoredPosition, kind: 'add' | 'remove', amount: Decimal, at: number): StoredPosition;
  /** Merges the positions of one side of a contract that share the margin mode of the oldest. */
  merge(owner: number, contractCode: string, side: PositionSide, at: number): StoredPosition;
  /** Closes a position at market and opens the same amount on the other side; `opened` is null if that is refused. */
  reverse(position: StoredPosition, at: number): { closed: StoredContractOrder; opened: StoredContractOrder | null };
  /** Closes positions at market and cancels their closing orders. Positions of halted contracts stay with their orders; throws if there are no others. */
  close(positions: readonly StoredPosition[], at: number): StoredContractOrder[];
}

interface Parts {
  readonly contractWallet: ContractWallet;
  readonly positionStore: PositionStore;
  readonly closing: Closing;
  readonly orders: Orders;
  readonly conditions: Conditions;
  readonly leverages: Leverage;
}

export function createPositionActions(
  context: ContractsContext,
  { contractWallet, positionStore, closing, orders, conditions, leverages }: Parts,
): PositionActions {
  const { db, eventBus } = context;
  const openIn = (owner: number, contractCode: string) => db.positions.find({ where: { owner, contractCode } }).list;

  const close: PositionActions['close'] = (positions, at) => {
    const traded = positions.filter(({ contractCode }) => isTraded(context, requireTerms(context, contractCode, at), at));
    if (positions.length > 0 && traded.length === 0) throw new BusinessError('marketClosed');
    return traded.flatMap((position) => {
      const { owner, bizType, contractCode, positionId, amount, leverage, marginMode } = position;
      const side = orderSideOf(position.side, 'close');
      orders.makeClosable({ owner, contractCode, side, positionId }, amount, 'byUser');
      const source = 'closeAll';
      return [
        orders.place({
          owner,
          bizType,
          contractCode,
          side,
          effect: 'close',
          kind: 'market',
          amount,
          leverage,
          marginMode,
          positionId,
          source,
          at,
        }),
      ];
    });
  };

  return {
    close,
    setting: (owner, contractCode, at) => {
      const terms = requireTerms(context, contractCode, at);
      return settingOf(db, owner, terms.code, terms.maxLeverage);
    },
    set: (owner, contractCode, to, at) => {
      const terms = requireTerms(context, contractCode, at);
      const setting = settingOf(db, owner, terms.code, terms.maxLeverage);
      const positions = openIn(owner, terms.code);
      const isInUse = positions.length > 0 || orders.openOrders(owner).some((order) => order.contractCode === terms.code);
      const changesMode =
        (to.marginMode ?? setting.marginMode) !== setting.marginMode ||
        (to.positionMode ?? setting.positionMode) !== setting.positionMode ||
        (to.positionType ?? setting.positionType) !== setting.positionType;
      if (isInUse && changesMode) throw new BusinessError('contractInUse');
      const leverage = to.leverage ?? setting.leverage;
      if (leverage < 1 || leverage > terms.maxLeverage) throw new BusinessError('orderLeverage');
      const blocker =
        to.leverage === undefined ? null : leverages.blocker({ owner, coinId: terms.coinId, needed: '0' }, positions, leverage, terms, at);
      if (blocker !== null) throw new BusinessError(blocker);
      if (to.leverage !== undefined) leverages.set(positions, leverage, terms, at);
      return changeSetting(db, setting, to);
    },
    changeMargin: (position, kind, amount, at) => {
      if (position.marginMode !== 'isolated') throw new BusinessError('contractInUse', 'marginOfCross');
      const { owner, coinId, margin } = position;
      const after = kind === 'add' ? add(margin, amount) : subtract(margin, amount);
      if (kind === 'add' && isGreater(amount, contractWallet.free({ owner, coinId }, at))) throw new BusinessError('insufficientBalance');
      const min = leverages.minMargin(position, position.leverage, requireTerms(context, position.contractCode, at), at);
      if (kind === 'remove' && isGreater(min, after)) throw new BusinessError('marginTooLow');
      const changed = leverages.moveMargin(position, after, at);
      leverages.log(position, kind === 'add' ? 'marginAdded' : 'marginRemoved', margin, after, at);
      contractWallet.reserve({ owner, coinId }, at);
      eventBus.emit('marginChanged', { owner, coinId, positionId: position.positionId, at });
      return changed;
    },
    merge: (owner, contractCode, side, at) => {
      const all = positionStore.of(owner, requireTerms(context, contractCode, at).code, side);
      const [first] = all;
      const others = all.filter(({ positionId, marginMode }) => positionId !== first?.positionId && marginMode === first?.marginMode);
      if (!first || others.length === 0) throw new BusinessError('nothingToMerge');
      for (const other of others) {
        for (const { orderId } of db.contractConditions.find({ where: { positionId: other.positionId } }).list)
          conditions.cancel(orderId, at);
        for (const { orderId, positionId } of orders.openOrders(owner))
          if (positionId === other.positionId)
            eventBus.emit('contractOrderChanged', db.contractOrders.update(orderId, { positionId: first.positionId, updatedTime: at }));
        closing.archive(other, 'merged', { price: entryPrice(other), realised: '0', fee: '0', at });
      }
      const sum = (field: 'amount' | 'cost' | 'margin') => add(...others.map((other) => other[field]));
      const merged = db.positions.update(first.positionId, {
        amount: add(first.amount, sum('amount')),
        cost: add(first.cost, sum('cost')),
        margin: add(first.margin, sum('margin')),
        openedAmount: add(first.openedAmount, sum('amount')),
        maxAmount: largest(first.maxAmount ?? first.amount, add(first.amount, sum('amount'))),
        openedCost: add(first.openedCost, sum('cost')),
        updatedTime: at,
      });
      leverages.log(first, 'merged', first.amount, merged.amount, at);
      contractWallet.reserve(first, at);
      eventBus.emit('marginChanged', { owner, coinId: first.coinId, positionId: first.positionId, at });
      return merged;
    },
    reverse: (position, at) => {
      const { owner, bizType, contractCode, amount, leverage, marginMode } = position;
      const [closed] = close([position], at);
      if (!closed) throw new BusinessError('notFound');
      const side = orderSideOf(position.side, 'close');
      try {
        const source = 'reverse';
        const opened = orders.place({
          owner,
          bizType,
          contractCode,
          side,
          effect: 'open',
          kind: 'market',
          amount,
          leverage,
          marginMode,
          source,
          at,
        });
        return { closed, opened };
      } catch (problem) {
        if (!(problem instanceof BusinessError)) throw problem;
        return { closed, opened: null };
      }
    },
  };
}
