import { add, subtract, type Decimal } from '@/contract/decimal';
import { contractOrderProblem, exitProblem, maxOpenOrders, isReduceOnlyPeriod, valueOf, type ContractRules } from '@/contract/swap';
import { invalidField, type ErrorCode } from '../../businessError';
import { basisPrice } from '../market/priceBasis';
import type { ContractsContext } from './context';
import { sideOpened, type PositionStore } from './positionStore';
import type { OrderTerms } from './order';
import type { StoredContractOrder } from './records';
import type { Terms } from './terms';

/** Whether a contract accepts orders now. */
export const isTraded = ({ market }: Pick<ContractsContext, 'market'>, terms: Terms, at: number): boolean =>
  market.isOpen(terms.market, at);

/** Why an order is refused, apart from its balance; null if it is not. Throws `BusinessError` if a price is missing or not allowed. */
export function blockerOf(
  context: ContractsContext,
  positionStore: PositionStore,
  terms: Terms,
  order: Pick<OrderTerms, 'owner' | 'side' | 'effect' | 'kind' | 'amount' | 'price' | 'at'> & {
    readonly closable: Decimal;
    readonly leverage: number;
    /** The part that its position already includes. */
    readonly filledAmount: Decimal;
    /** The id of the order that is changed; null for a new one. */
    readonly orderId: string | null;
  },
): ErrorCode | null {
  const { market } = context;
  const { owner, side, effect, kind, amount, filledAmount, price, at } = order;
  if (!isTraded(context, terms, at)) return 'marketClosed';
  if (effect === 'open' && isReduceOnlyPeriod(terms.expires, at)) return 'deliveryReduceOnly';
  if (kind !== 'market' && price === undefined) throw invalidField('body.price', 'this kind of order requires a price');
  if (kind === 'market' && price !== undefined) throw invalidField('body.price', 'a market order takes no price');
  const mark = market.mark(terms.market, at);
  const openOrders = effect === 'open' ? openOrdersOf(context, owner) : [];
  const openingOrders = openOrders.filter(
    (other) => other.orderId !== order.orderId && other.contractCode === terms.code && other.side === side && other.effect === 'open',
  );
  const open = effect === 'open' ? positionStore.of(owner, terms.code, sideOpened(side)) : [];
  // The tier depends on the value at the mark if all open orders were filled.
  const projectedExposure = add(
    valueOf(terms.code, subtract(amount, filledAmount), price ?? mark),
    ...open.map((position) => valueOf(terms.code, position.amount, mark)),
    ...openingOrders.map((other) => valueOf(terms.code, subtract(other.amount, other.filledAmount), mark)),
  );
  const values = { side, effect, price: price ?? null, amount, leverage: order.leverage };
  const problem = contractOrderProblem(rulesOf(terms), values, { mark, projectedExposure, closable: order.closable });
  if (problem !== null) return problem.problem;
  return order.orderId === null && openOrders.length >= maxOpenOrders ? 'tooManyOrders' : null;
}

/** Whether an order can still be filled. */
export const isOpenOrder = ({ state }: Pick<StoredContractOrder, 'state'>): boolean => state === 'open' || state === 'partlyFilled';

/** A user's orders that can still be filled. Queried by state, so that the index applies however many orders have ended. */
export const openOrdersOf = ({ db }: Pick<ContractsContext, 'db'>, owner: number) =>
  (['open', 'partlyFilled'] as const).flatMap((state) => db.contractOrders.find({ where: { owner, state } }).list);

/** Why the take profit or stop loss of an opening order is refused; null if it is not. */
export function exitsBlocker({ market }: ContractsContext, terms: Terms, order: OrderTerms): ErrorCode | null {
  const { effect, side, price, takeProfitPrice = null, stopLossPrice = null, exitBasis = 'last', at } = order;
  if (effect === 'close') return null;
  return (
    exitProblem(terms, side, { takeProfitPrice, stopLossPrice }, price ?? basisPrice(market, terms.market, exitBasis, at))?.problem ?? null
  );
}

/** The rules that an order for a contract is checked against. */
export const rulesOf = (terms: Terms): ContractRules => ({ ...terms, contractCode: terms.code });
