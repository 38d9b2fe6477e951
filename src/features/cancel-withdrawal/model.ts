import { sample } from 'effector';
import { capital, type Withdrawal } from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { toastRequested } from '@/entities/toasts';
import { mutation } from '@/shared/api';

/** Cancels a withdrawal that is still under review. */
export const cancelWithdrawal = mutation({
  endpoint: capital.cancelWithdrawal,
  params: ({ id }: Withdrawal) => ({ body: { id } }),
  key: ({ id }) => id,
});

const cancelledToast = { tone: 'success', text: { key: 'financial.withdrawalCancelled' } } as const;
sample({ clock: cancelWithdrawal.done, fn: () => cancelledToast, target: toastRequested });
sample({ clock: cancelWithdrawal.done, fn: () => {}, target: balancesChanged });
