import { combine, createEvent } from 'effector';
import { tradingAccount, type TradingAccount } from '@/contract/spot';
import { $isLoggedIn } from '@/entities/session';
import { createGate } from '@/shared/lib/gate';

/** Mounted by what shows orders of pairs as they are now, and the balances they are paid from: those of the spot account or of a margin account. */
export const SpotAccountGate = createGate<{ readonly account: TradingAccount }>('SpotAccountGate', { account: tradingAccount.spot });

/** The account that is asked for; null while none is. */
export const $tradedAccount = combine(
  SpotAccountGate.status,
  SpotAccountGate.state,
  $isLoggedIn,
  (isOpen, { account }, isLoggedIn): TradingAccount | null => (isOpen && isLoggedIn ? account : null),
);

/** An order was placed, changed or cancelled here; orders and balances are loaded again. */
export const spotAccountChanged = createEvent();
