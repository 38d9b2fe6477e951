import { add, divide, isNegative, isZero, multiply, negate, subtract, type Decimal } from '@/contract/decimal';
import { contractName, maintenanceMargin, priceOfProfit, profitAt, profitOf, roundPnl, tradeMode, valueOf } from '@/contract/swap';
import type { ContractsContext } from './context';
import { systemAccounts } from '../posting';
import { positionChangeOf, type Closing } from './closing';
import { truncateMoney, type AccountRef, type ContractWallet, type PostingReason } from './contractWallet';
import { recordForcedClosing } from './forcedClosing';
import type { PricedAmount } from '../execution/matching';
import type { Orders } from './orders';
import type { PositionChange } from './positionChange';
import type { StoredPosition } from './records';
import { positionReference } from './references';
import { termsOf, type Terms } from './terms';

/**
 * Liquidates positions without sufficient margin. The owner loses all that backs them: the record closes at the bankruptcy price, at which
 * exactly that is lost. The position itself is closed through the book at that price or better, and at the mark for what the book does not
 * take; the insurance fund keeps what is saved that way, and pays what is missing (assumed: no rule is specified).
 */
export interface Liquidation {
  isolated(position: StoredPosition, at: number): readonly PositionChange[];
  /** Liquidates all cross positions of an account at once, its open orders first; each bears a share in proportion to its maintenance margin. */
  cross(accountRef: AccountRef, at: number): readonly PositionChange[];
}

interface LiquidatedPosition {
  readonly position: StoredPosition;
  readonly terms: Terms;
  readonly mark: Decimal;
  /** The realised profit, negative for a loss. */
  readonly realised: Decimal;
}

export function createLiquidation(
  context: ContractsContext,
  contractWallet: ContractWallet,
  closing: Closing,
  orders: Orders,
): Liquidation {
  const { market, inbox } = context;
  const causeOf = ({ contractCode, positionId }: StoredPosition, at: number): PostingReason => ({
    kind: 'liquidation',
    contractCode,
    reference: positionReference({ contractCode, positionId }),
    at,
  });
  const withMark = (position: StoredPosition, at: number) => {
    const terms = termsOf(context, position.contractCode, at);
    if (!terms) throw new RangeError(`there is no contract ${position.contractCode}`);
    const mark = market.mark(terms.market, at);
    return {
      position,
      terms,
      mark,
      profit: roundPnl(profitAt(position, mark)),
      maintenance: maintenanceMargin(position, mark, terms.tiers),
    };
  };

  /** Closes a position through the book at its bankruptcy price or better, and settles the difference with the insurance fund. */
  const closeThroughBook = ({ position, terms, mark, realised }: LiquidatedPosition, at: number) => {
    const bookFills = orders.executeLiquidation(position, priceOfProfit(position, realised), at);
    const left = subtract(position.amount, add(...bookFills.map(({ amount }) => amount)));
    const fills: readonly PricedAmount[] = [...bookFills, { price: mark, amount: left }];
    const value = add(...fills.map(({ price, amount }) => valueOf(position.contractCode, amount, price)));
    const surplus = subtract(roundPnl(profitOf(position, value)), realised);
    contractWallet.settleWithInsuranceFund({ owner: position.owner, coinId: terms.coinId }, surplus, causeOf(position, at));
  };
  /** Records a liquidated position: order, fill, past position and message. */
  const record = ({ position, terms, mark, realised }: LiquidatedPosition, at: number): PositionChange => {
    const { owner, mode, contractCode, amount } = position;
    const price = priceOfProfit(position, realised);
    const source = 'liquidation';
    const orderId = recordForcedClosing(context, position, terms, { source, price, realised, at });
    closing.archive(position, 'liquidated', { price, realised, fee: '0', at });
    const values = { contract: contractName(contractCode), amount, price: mark, closePrice: price };
    if (mode !== tradeMode.mock) inbox.write({ owner, notice: 'positionLiquidated', at, values, data: { contractCode } });
    return positionChangeOf(position, { orderId, source, amount, left: '0', price, pnl: realised, fee: '0', at });
  };

  return {
    isolated: (position, at) => {
      const { terms, mark } = withMark(position, at);
      const liquidated = { position, terms, mark, realised: negate(position.margin) };
      contractWallet.payFromMargin(position, position.margin, causeOf(position, at), systemAccounts.liquidity, false);
      closeThroughBook(liquidated, at);
      return [record(liquidated, at)];
    },
    cross: (accountRef, at) => {
      for (const order of orders.openOrders(accountRef.owner))
        if (order.coinId === accountRef.coinId) orders.end(order.orderId, 'liquidated');
      const all = contractWallet.crossPositions(accountRef).map((position) => withMark(position, at));
      const balance = contractWallet.crossBalance(accountRef);
      const equity = add(balance, ...all.map(({ profit }) => profit));
      const maintenance = add(...all.map((each) => each.maintenance));
      let left = balance;
      const liquidated = all.map(({ position, terms, mark, profit, maintenance: positionMaintenance }, index): LiquidatedPosition => {
        const part =
          index === all.length - 1
            ? negate(left)
            : subtract(profit, truncateMoney(divide(multiply(equity, positionMaintenance), maintenance)));
        left = add(left, part);
        return { position, terms, mark, realised: part };
      });
      // Gains first: they cover losses.
      for (const { position, realised } of liquidated)
        if (!isNegative(realised) && !isZero(realised)) contractWallet.receive(accountRef, realised, causeOf(position, at));
      for (const { position, realised } of liquidated)
        if (isNegative(realised)) contractWallet.pay(accountRef, negate(realised), causeOf(position, at), systemAccounts.liquidity, false);
      for (const each of liquidated) closeThroughBook(each, at);
      const changes = liquidated.map((each) => record(each, at));
      contractWallet.reserve(accountRef, at);
      return changes;
    },
  };
}
