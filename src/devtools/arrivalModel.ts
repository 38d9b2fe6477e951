import { sample } from 'effector';
import type { CallInput } from '@/contract/endpoint';
import { control } from '@mocks/control';
import { mutation, otherTabChanged } from '@/shared/api';

/** Credits a deposit from outside to the logged-in user. */
export const depositArrival = mutation({
  endpoint: control.deposit,
  params: (body: CallInput<typeof control.deposit>['body']) => ({ body }),
});
// Reloads the user's data, as after a change in another tab.
sample({ clock: depositArrival.done, fn: () => {}, target: otherTabChanged });
