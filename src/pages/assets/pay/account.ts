import { combine } from 'effector';
import { capital } from '@/contract/capital';
import { pay } from '@/contract/pay';
import { spot } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Payment details given by a link or QR code. */
export interface PayOpening {
  /** A UID, an e-mail address or a phone number. */
  readonly to?: string | undefined;
  /** The symbol of a coin. */
  readonly coin?: string | undefined;
  readonly amount?: string | undefined;
  /** Id of the payment request being paid. */
  readonly request?: string | undefined;
}

/** The page is mounted, with the payment details of the URL. */
export const PayGate = createGate<PayOpening>('PayGate', {});

export const $isAsked = combine(PayGate.status, $isLoggedIn, (isOpen, isIn) => isOpen && isIn);
const $nothing = $isAsked.map((isAsked) => (isAsked ? {} : null));
const shared = { refetchOn: [balancesChanged], resetOn: userChanged };

/** The paying account with its restrictions. */
export const payer = query({ endpoint: pay.payAccount, $params: $nothing, ...shared });
/** Coins of the spot account, from which payments are made. */
export const coins = query({ endpoint: spot.balances, $params: $nothing, ...shared });
/** Recently paid users. */
export const contacts = query({ endpoint: pay.contacts, $params: $nothing, ...shared });
/** All coins available for payments, held or not. */
export const allCoins = query({
  endpoint: capital.coins,
  $params: $isAsked.map((isAsked) => (isAsked ? { query: {} } : null)),
  resetOn: userChanged,
});

/** The coin selected by default (assumed: not shown). */
export const firstCoin = 'USDT';
