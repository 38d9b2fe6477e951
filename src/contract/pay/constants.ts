/** Which way a payment went, seen by whoever looks it up (assumed: not shown). */
export const paymentDirection = { sent: 'sent', received: 'received' } as const;
export type PaymentDirection = (typeof paymentDirection)[keyof typeof paymentDirection];

/** Who asked whom for money, seen by whoever looks it up (assumed: not shown). */
export const requestDirection = { incoming: 'incoming', outgoing: 'outgoing' } as const;

/** Where a request for money stands; it expires after a week (assumed: not shown). */
export const paymentRequestState = {
  open: 'open',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;
export type PaymentRequestState = (typeof paymentRequestState)[keyof typeof paymentRequestState];

/** How many characters a note has at most. */
export const noteLength = 60;
/** How many people paid recently are listed. */
export const maxContacts = 8;
