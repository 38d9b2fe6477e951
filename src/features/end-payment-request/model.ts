import { sample } from 'effector';
import { pay, type PaymentRequestRecord } from '@/contract/pay';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';

/** Declines a received payment request. */
export const declineRequest = mutation({
  endpoint: pay.declineRequest,
  params: ({ id }: PaymentRequestRecord) => ({ body: { id } }),
  key: ({ id }) => id,
});

/** Cancels a payment request that the user sent. */
export const cancelRequest = mutation({
  endpoint: pay.cancelRequest,
  params: ({ id }: PaymentRequestRecord) => ({ body: { id } }),
  key: ({ id }) => id,
});

const declinedToast = { tone: 'success', text: { key: 'pay.requestDeclined' } } as const;
const cancelledToast = { tone: 'success', text: { key: 'pay.requestCancelled' } } as const;
sample({ clock: declineRequest.done, fn: () => declinedToast, target: toastRequested });
sample({ clock: cancelRequest.done, fn: () => cancelledToast, target: toastRequested });
