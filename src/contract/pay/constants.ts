/** Direction of a payment from the caller's perspective (assumed: not shown). */
export const paymentDirection = { sent: 'sent', received: 'received' } as const;
export type PaymentDirection = (typeof paymentDirection)[keyof typeof paymentDirection];

/** Direction of a payment request from the caller's perspective (assumed: not shown). */
export const requestDirection = { incoming: 'incoming', outgoing: 'outgoing' } as const;

/** States of a payment request, which expires after a week (assumed: not shown). */
export const paymentRequestState = {
  open: 'open',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;
export type PaymentRequestState = (typeof paymentRequestState)[keyof typeof paymentRequestState];

/** Maximum length of a note, in characters. */
export const maxNoteLength = 60;
/** Maximum number of recently paid users listed. */
export const maxContacts = 8;
