import { combine, createEvent, sample } from 'effector';
import { or } from 'patronum';
import { account, type Factor } from '@/contract/account';
import { capital } from '@/contract/capital';
import { createGuardedMutation } from '@/features/challenge';
import { mutation } from '@/shared/api';
import { $dialog, dialogLeft, announceChange } from '../dialog';

/** The user confirmed the change. */
export const confirmed = createEvent();

const cancelledRemovals = {
  cancelGoogleRemoval: 'google',
  cancelEmailRemoval: 'email',
  cancelPhoneRemoval: 'phone',
} as const satisfies Record<string, Factor>;
const removedFactors = { removeGoogle: 'google', removeEmail: 'email', removePhone: 'phone' } as const satisfies Record<string, Factor>;

export const remove = createGuardedMutation({
  endpoint: account.closeSafety,
  params: (item: Factor, codes) => ({ body: { item, ...codes } }),
  resetOn: dialogLeft,
});
export const whitelist = createGuardedMutation({
  endpoint: capital.editAddressSetting,
  params: (isWhitelistOn: boolean, codes) => ({ body: { isWhitelistOn, ...codes } }),
  resetOn: dialogLeft,
});
const cancelRemoval = mutation({
  endpoint: account.cancelSafetyItem,
  params: (item: Factor) => ({ body: { item } }),
  resetOn: dialogLeft,
});
const freeze = mutation<typeof account.freezeAccount, void>({
  endpoint: account.freezeAccount,
  params: () => ({}),
  resetOn: dialogLeft,
});
export const $isPending = or(remove.$isPending, whitelist.$isPending, cancelRemoval.$isPending, freeze.$isPending);

const confirmedDialog = sample({
  clock: confirmed,
  source: combine({ dialog: $dialog, isPending: $isPending }),
  filter: ({ isPending }) => !isPending,
  fn: ({ dialog }) => dialog,
});
sample({
  clock: confirmedDialog.filterMap((dialog) =>
    dialog === 'removeGoogle' || dialog === 'removeEmail' || dialog === 'removePhone' ? removedFactors[dialog] : undefined,
  ),
  target: remove.requested,
});
sample({
  clock: confirmedDialog.filterMap((dialog) => (dialog === 'whitelistOn' ? true : dialog === 'whitelistOff' ? false : undefined)),
  target: whitelist.requested,
});
sample({ clock: confirmedDialog.filter({ fn: (dialog) => dialog === 'freeze' }), fn: () => {}, target: freeze.submitted });
sample({
  clock: confirmedDialog.filterMap((dialog) =>
    dialog === 'cancelGoogleRemoval' || dialog === 'cancelEmailRemoval' || dialog === 'cancelPhoneRemoval'
      ? cancelledRemovals[dialog]
      : undefined,
  ),
  target: cancelRemoval.submitted,
});
announceChange(cancelRemoval.done, 'security.removalCancelled');
announceChange(remove.done, 'security.removed');
announceChange(whitelist.done, 'security.whitelistChanged');
announceChange(freeze.done, 'security.frozenTitle');
