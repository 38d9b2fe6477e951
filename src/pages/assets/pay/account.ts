import { combine } from 'effector';
import { capital } from '@/contract/capital';
import { pay } from '@/contract/pay';
import { spot } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Payment details given by a link or QR code. */
export interface PaymentPreset {
  /** A UID, an e-mail address or a phone number. */
  readonly to?: string | undefined;
  /** The symbol of a coin. */
  readonly coin?: string | undefined;
  readonly amount?: string | undefined;
  /** Id of the payment request being paid. */
  readonly request?: string | undefined;
}

/** The page is mounted, with the payment details of the URL. */
export const PayGate = createGate<PaymentPreset>('PayGate', {});

export const $isActive = combine(PayGate.status, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);
const $emptyParams = $isActive.map((isActive) => (isActive ? {} : null));
const shared = { refetchOn: [balancesChanged], resetOn: userChanged };

/** The paying account with its restrictions. */
export const payer = query({ endpoint: pay.payAccount, $params: $emptyParams, ...shared });
/** Coins of the spot account, from which payments are made. */
export const coins = query({ endpoint: spot.balances, $params: $emptyParams, ...shared });
/** Recently paid users. */
export const contacts = query({ endpoint: pay.contacts, $params: $emptyParams, ...shared });
/** All coins available for payments, held or not. */
export const allCoins = query({
  endpoint: capital.coins,
  $params: $isActive.map((isActive) => (isActive ? { query: {} } : null)),
  resetOn: userChanged,
});

/** The coin selected by default (assumed: not shown). */
export const defaultCoin = 'USDT';
