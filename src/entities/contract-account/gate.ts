import { combine, createEvent, merge } from 'effector';
import { tradeMode, type TradeMode } from '@/contract/swap';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { createGate } from '@/shared/lib/gate';

/** Mounted by what shows positions, orders and money of a contract account as they are now: the real one or that of mock trading. */
export const ContractAccountGate = createGate<{ readonly mode: TradeMode }>('ContractAccountGate', { mode: tradeMode.real });

/** Something was done here: an order was placed, changed or cancelled, or a position changed. Everything is loaded again. */
export const contractAccountChanged = createEvent();

/** Nothing of what is known may be shown any more: another user's account may follow, or the real one after that of mock trading. */
export const contractAccountLeft = merge([userChanged, ContractAccountGate.close]);

/** The account that is asked for; null while none is. */
export const $accountMode = combine(
  ContractAccountGate.status,
  ContractAccountGate.state,
  $isLoggedIn,
  (isOpen, { mode }, isLoggedIn): TradeMode | null => (isOpen && isLoggedIn ? mode : null),
);
