import { combine, createEvent, merge } from 'effector';
import { tradeMode, type TradeMode } from '@/contract/swap';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { createGate } from '@/shared/lib/gate';

/** Mounted by components that show live positions, orders and balances of a contract account, real or mock. */
export const ContractAccountGate = createGate<{ readonly mode: TradeMode }>('ContractAccountGate', { mode: tradeMode.real });

/** An order was placed, changed or cancelled here, or a position changed. Everything is reloaded. */
export const contractAccountChanged = createEvent();

/** The data must no longer be shown: another user's account may follow, or the real account after the mock one. */
export const contractAccountClosed = merge([userChanged, ContractAccountGate.close]);

/** The account to request; null while none is shown. */
export const $accountMode = combine(
  ContractAccountGate.status,
  ContractAccountGate.state,
  $isLoggedIn,
  (isOpen, { mode }, isLoggedIn): TradeMode | null => (isOpen && isLoggedIn ? mode : null),
);
