import { add, divide, isNegative, isZero, multiply, negate, subtract, type Decimal } from '@/contract/decimal';
import { contractName, maintenanceMargin, priceOfProfit, profitAt, profitOf, settled, tradeMode, valueOf } from '@/contract/swap';
import type { ContractsContext } from './context';
import { systemAccounts } from '../posting';
import { told, type Closing } from './closing';
import { money, type AccountRef, type ContractWallet, type PostingReason } from './contractWallet';
import { recordForcedClosing } from './forcedClosing';
import type { Taken } from '../execution/matching';
import type { Orders } from './orders';
import type { PositionChange } from './positionChange';
import type { StoredPosition } from './records';
import { aboutPosition } from './references';
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

interface Lost {
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
    reference: aboutPosition({ contractCode, positionId }),
    at,
  });
  const marked = (position: StoredPosition, at: number) => {
    const terms = termsOf(context, position.contractCode, at);
    if (!terms) throw new RangeError(`there is no contract ${position.contractCode}`);
    const mark = market.mark(terms.market, at);
    return { position, terms, mark, profit: settled(profitAt(position, mark)), kept: maintenanceMargin(position, mark, terms.tiers) };
  };

  /** Closes a position through the book at its bankruptcy price or better, and settles the difference with the insurance fund. */
  const exit = ({ position, terms, mark, realised }: Lost, at: number) => {
    const taken = orders.takeOver(position, priceOfProfit(position, realised), at);
    const left = subtract(position.amount, add(...taken.map(({ amount }) => amount)));
    const fills: readonly Taken[] = [...taken, { price: mark, amount: left }];
    const value = add(...fills.map(({ price, amount }) => valueOf(position.contractCode, amount, price)));
    const saved = subtract(settled(profitOf(position, value)), realised);
    contractWallet.insure({ owner: position.owner, coinId: terms.coinId }, saved, causeOf(position, at));
  };
  /** Records a liquidated position: order, fill, past position and message. */
  const record = ({ position, terms, mark, realised }: Lost, at: number): PositionChange => {
    const { owner, mode, contractCode, amount } = position;
    const price = priceOfProfit(position, realised);
    const source = 'liquidation';
    const orderId = recordForcedClosing(context, position, terms, { source, price, realised, at });
    closing.archive(position, 'liquidated', { price, realised, fee: '0', at });
    const values = { contract: contractName(contractCode), amount, price: mark, closePrice: price };
    if (mode !== tradeMode.mock) inbox.write({ owner, notice: 'positionLiquidated', at, values, data: { contractCode } });
    return told(position, { orderId, source, amount, left: '0', price, pnl: realised, fee: '0', at });
  };

  return {
    isolated: (position, at) => {
      const { terms, mark } = marked(position, at);
      const lost = { position, terms, mark, realised: negate(position.margin) };
      contractWallet.payFromMargin(position, position.margin, causeOf(position, at), systemAccounts.liquidity, false);
      exit(lost, at);
      return [record(lost, at)];
    },
    cross: (accountRef, at) => {
      for (const order of orders.waiting(accountRef.owner)) if (order.coinId === accountRef.coinId) orders.end(order.orderId, 'liquidated');
      const all = contractWallet.crossPositions(accountRef).map((position) => marked(position, at));
      const balance = contractWallet.crossBalance(accountRef);
      const equity = add(balance, ...all.map(({ profit }) => profit));
      const kept = add(...all.map((each) => each.kept));
      let left = balance;
      const lost = all.map(({ position, terms, mark, profit, kept: own }, index): Lost => {
        const part = index === all.length - 1 ? negate(left) : subtract(profit, money(divide(multiply(equity, own), kept)));
        left = add(left, part);
        return { position, terms, mark, realised: part };
      });
      // Gains first: they cover losses.
      for (const { position, realised } of lost)
        if (!isNegative(realised) && !isZero(realised)) contractWallet.receive(accountRef, realised, causeOf(position, at));
      for (const { position, realised } of lost)
        if (isNegative(realised)) contractWallet.pay(accountRef, negate(realised), causeOf(position, at), systemAccounts.liquidity, false);
      for (const each of lost) exit(each, at);
      const changes = lost.map((each) => record(each, at));
      contractWallet.reserve(accountRef, at);
      return changes;
    },
  };
}
