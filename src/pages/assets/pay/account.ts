import { combine } from 'effector';
import { capital } from '@/contract/capital';
import { pay } from '@/contract/pay';
import { spot } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** What a link or a QR code asks to be paid. */
export interface PayOpening {
  /** A UID, an e-mail address or a phone number. */
  readonly to?: string | undefined;
  /** The symbol of a coin. */
  readonly coin?: string | undefined;
  readonly amount?: string | undefined;
  /** The request that is paid. */
  readonly request?: string | undefined;
}

/** The page is mounted, at an address that may ask for a payment. */
export const PayGate = createGate<PayOpening>('PayGate', {});

export const $isAsked = combine(PayGate.status, $isLoggedIn, (isOpen, isIn) => isOpen && isIn);
const $nothing = $isAsked.map((isAsked) => (isAsked ? {} : null));
const shared = { refetchOn: [balancesChanged], resetOn: userChanged };

/** Who pays, and what stands in the way. */
export const payer = query({ endpoint: pay.payAccount, $params: $nothing, ...shared });
/** The coins of the spot account, from which payments leave. */
export const coins = query({ endpoint: spot.balances, $params: $nothing, ...shared });
/** Who was paid lately. */
export const contacts = query({ endpoint: pay.contacts, $params: $nothing, ...shared });
/** Every coin that can be paid, held or not. */
export const allCoins = query({
  endpoint: capital.coins,
  $params: $isAsked.map((isAsked) => (isAsked ? { query: {} } : null)),
  resetOn: userChanged,
});

/** The coin that forms start with (assumed: not shown). */
export const firstCoin = 'USDT';
