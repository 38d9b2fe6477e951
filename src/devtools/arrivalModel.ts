import { sample } from 'effector';
import type { CallInput } from '@/contract/endpoint';
import { control } from '@mocks/control';
import { mutation, otherTabChanged } from '@/shared/api';

/** Lets coins arrive from outside for whoever is logged in. */
export const depositArrival = mutation({
  endpoint: control.deposit,
  params: (body: CallInput<typeof control.deposit>['body']) => ({ body }),
});
// The user's data is loaded again, as after a change in another tab.
sample({ clock: depositArrival.done, fn: () => {}, target: otherTabChanged });
