import type { ContractsContext } from './context';
import type { InterventionDomainEvents } from '../interventions/events';
import type { AccountRef, ContractWallet } from './contractWallet';
import type { Orders } from './orders';
import type { Risk } from './risk';
import { termsOf } from './terms';
import { createTriggers } from './triggers';

/** What searches prices anew once some of them have become other ones: waiting orders, plans and exits (for which a trade of this very instant counts), and what stands behind positions. */
export function searchAnew(
  context: ContractsContext,
  { orders, risk, contractWallet }: { readonly orders: Orders; readonly risk: Risk; readonly contractWallet: ContractWallet },
): (change: InterventionDomainEvents['marketChanged']) => void {
  const { db } = context;
  const triggers = createTriggers(context);
  return ({ concerns, at, until }) => {
    const termsIfConcerned = (contractCode: string) => {
      const terms = termsOf(context, contractCode, at);
      return terms && concerns(terms.market) ? terms : null;
    };
    // First the orders that rest: the trade that fires a plan has filled them when the plan comes to the book.
    if (until > at)
      for (const order of db.contractOrders.find({ where: { isResting: true } }).list) {
        const terms = termsIfConcerned(order.contractCode);
        if (terms) orders.arm(order, terms, at);
      }
    for (const condition of db.contractConditions.find({ where: { state: 'waiting' } }).list) {
      const terms = termsIfConcerned(condition.contractCode);
      if (terms && (until > at || triggers.isHit(condition, terms, at))) triggers.arm(condition, at - 1);
    }
    if (until === at) return;
    const crossAccounts = new Map<string, AccountRef>();
    for (const position of db.positions.all()) {
      if (!termsIfConcerned(position.contractCode)) continue;
      if (position.marginMode === 'isolated') risk.watchIsolated(position.positionId, at);
      else crossAccounts.set(contractWallet.account(position).key, position);
    }
    for (const account of crossAccounts.values()) risk.watchCross(account, at);
  };
}
