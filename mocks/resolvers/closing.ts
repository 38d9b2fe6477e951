import { closeBlockers, type CloseBlocker } from '@/contract/account';
import { withdrawalState } from '@/contract/capital';
import { tradeMode, type TradeMode } from '@/contract/swap';
import type { World } from '../world';

/** What prevents a user from closing the account, in the order to resolve it; mock trading does not count. */
export function blockersOf({ db, security }: World, owner: number): CloseBlocker[] {
  const any = ({ total }: { readonly total: number }) => total > 0;
  const real = ({ mode }: { readonly mode: TradeMode }) => mode === tradeMode.real;
  const found: Readonly<Record<CloseBlocker, boolean>> = {
    assets: security.credentials.holdsMoney(owner),
    orders:
      any(db.spotOrders.find({ where: { owner, isOpen: true } })) ||
      any(db.contractOrders.find({ where: { owner, state: ['open', 'partlyFilled'] }, matching: real })) ||
      any(db.contractConditions.find({ where: { owner, state: 'waiting' }, matching: real })) ||
      any(db.premarketOrders.find({ where: { owner, isOpen: true } })),
    positions: any(db.positions.find({ where: { owner }, matching: real })),
    loans: any(db.marginDebts.find({ where: { owner } })),
    withdrawals: any(
      db.withdrawals.find({ where: { owner, state: [withdrawalState.review, withdrawalState.processing, withdrawalState.onChain] } }),
    ),
  };
  return closeBlockers.filter((blocker) => found[blocker]);
}
