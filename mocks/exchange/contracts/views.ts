import { add, divide, isGreater, isZero, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import {
  deleverageLevel,
  entryPrice,
  initialMargin,
  liquidationTick,
  maintenanceMargin,
  profitAt,
  returnPercent,
  roundPnl,
  tradeMode,
  type ContractAssets,
  type Position,
  orderSideOf,
} from '@/contract/swap';
import type { Cards } from './cards';
import type { ContractsContext } from './context';
import type { Orders } from './orders';
import { contractAccount, isMockCoinId, truncateMoney, nameOfCoin, type AccountRef, type ContractWallet } from './contractWallet';
import type { StoredPosition } from './records';
import type { Risk } from './risk';
import { termsOf } from './terms';

/** Positions and accounts as shown to their owner, valued at the current mark. */
export interface Views {
  position(position: StoredPosition, at: number): Position;
  assets(accountRef: AccountRef, at: number): ContractAssets;
}

export function createViews(
  context: ContractsContext,
  contractWallet: ContractWallet,
  orders: Orders,
  risk: Risk,
  cards: Pick<Cards, 'left'>,
): Views {
  const { db, market } = context;
  const markOf = (position: StoredPosition, at: number): Decimal => {
    const terms = termsOf(context, position.contractCode, at);
    return terms ? market.mark(terms.market, at) : entryPrice(position);
  };
  const tiersOf = ({ contractCode }: StoredPosition, at: number) => termsOf(context, contractCode, at)?.tiers ?? [];
  /** The equity of all cross positions of an account, and their maintenance margin. */
  const cross = (accountRef: AccountRef, at: number) => {
    const positions = contractWallet.crossPositions(accountRef).map((position) => ({ position, mark: markOf(position, at) }));
    const equity = add(risk.backingEquity(accountRef), ...positions.map(({ position, mark }) => profitAt(position, mark)));
    const maintenance = add(...positions.map(({ position, mark }) => maintenanceMargin(position, mark, tiersOf(position, at))));
    return { positions, equity, maintenance };
  };

  return {
    position: (stored, at) => {
      const mark = markOf(stored, at);
      const accountRef = { owner: stored.owner, coinId: stored.coinId };
      const unrealised = profitAt(stored, mark);
      const tiers = tiersOf(stored, at);
      const maintenance = maintenanceMargin(stored, mark, tiers);
      const isCross = stored.marginMode === 'cross';
      const all = isCross ? cross(accountRef, at) : { equity: add(stored.margin, unrealised), maintenance };
      const backingEquity = subtract(subtract(all.equity, unrealised), subtract(all.maintenance, maintenance));
      const margin = isCross ? initialMargin(stored.cost, stored.leverage) : stored.margin;
      const digits = termsOf(context, stored.contractCode, at)?.priceDigits ?? 8;
      const { positionId, owner, contractCode, side } = stored;
      const exit = (kind: 'takeProfit' | 'stopLoss') =>
        db.contractConditions.find({ where: { positionId, kind, state: 'waiting' } }).list[0]?.triggerPrice ?? null;
      const returnRate = returnPercent(unrealised, margin);
      return {
        positionId,
        bizType: stored.bizType,
        mode: stored.mode,
        contractCode,
        side,
        marginMode: stored.marginMode,
        leverage: stored.leverage,
        amount: stored.amount,
        closableAmount: orders.closable({ owner, contractCode, side: orderSideOf(side, 'close'), positionId }),
        entryPrice: entryPrice(stored),
        markPrice: mark,
        liquidationPrice: liquidationTick(stored, backingEquity, tiers, digits),
        margin,
        maintenanceMargin: truncateMoney(maintenance),
        unrealised: roundPnl(unrealised),
        returnRate,
        marginRate: rateOf(all.maintenance, all.equity),
        deleverageLevel: deleverageLevel(returnRate),
        realised: stored.realised,
        fee: stored.fee,
        funding: stored.funding,
        takeProfitPrice: exit('takeProfit'),
        stopLossPrice: exit('stopLoss'),
        openedTime: stored.openedTime,
        updatedTime: stored.updatedTime,
      };
    },
    assets: (accountRef, at) => {
      const { owner, coinId } = accountRef;
      const { available, frozen } = contractWallet.ledgerOf(coinId).balance(contractAccount(owner), coinId);
      const openOrders = orders.openOrders(owner).filter((order) => order.coinId === coinId);
      const open = db.positions.find({ where: { owner, coinId } }).list;
      const { positions, equity, maintenance } = cross(accountRef, at);
      const isolated = open.filter(({ marginMode }) => marginMode === 'isolated');
      const unrealised = roundPnl(add(...open.map((position) => profitAt(position, markOf(position, at)))));
      const balance = add(available, frozen);
      return {
        mode: isMockCoinId(coinId) ? tradeMode.mock : tradeMode.real,
        coinId,
        coinName: nameOfCoin(coinId),
        balance,
        available,
        free: contractWallet.free(accountRef, at),
        orderMargin: add(...openOrders.map((order) => order.frozen)),
        positionMargin: add(
          ...positions.map(({ position }) => initialMargin(position.cost, position.leverage)),
          ...isolated.map(({ margin }) => margin),
        ),
        unrealised,
        equity: add(balance, unrealised),
        bonus: cards.left(accountRef),
        marginRate: rateOf(maintenance, equity),
      };
    },
  };
}

/** The maintenance margin in percent of the equity: 0 if none is required, 100 if there is no equity. */
const rateOf = (maintenance: Decimal, equity: Decimal): Decimal => {
  if (isZero(maintenance)) return '0';
  return isGreater(equity, '0') ? truncate(multiply(divide(maintenance, equity, 8), '100'), 2) : '100';
};
