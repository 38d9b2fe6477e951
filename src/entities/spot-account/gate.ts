import { combine, createEvent } from 'effector';
import { tradingAccount, type TradingAccount } from '@/contract/spot';
import { $isLoggedIn } from '@/entities/session';
import { createGate } from '@/shared/lib/gate';

/** Mounted by components that show live spot orders and the balances that fund them, those of the spot account or of a margin account. */
export const SpotAccountGate = createGate<{ readonly account: TradingAccount }>('SpotAccountGate', { account: tradingAccount.spot });

/** The account to request; null while none is shown. */
export const $tradedAccount = combine(
  SpotAccountGate.status,
  SpotAccountGate.state,
  $isLoggedIn,
  (isOpen, { account }, isLoggedIn): TradingAccount | null => (isOpen && isLoggedIn ? account : null),
);

/** An order was placed, changed or cancelled here; orders and balances are reloaded. */
export const spotAccountChanged = createEvent();
