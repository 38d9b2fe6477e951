import { combine, createEvent, sample } from 'effector';
import { or } from 'patronum';
import { account, type Factor } from '@/contract/account';
import { capital } from '@/contract/capital';
import { createGuarded } from '@/features/challenge';
import { mutation } from '@/shared/api';
import { $dialog, dialogLeft, tellChange } from '../dialog';

/** The user confirmed the change. */
export const confirmed = createEvent();

const kept = { keepGoogle: 'google', keepEmail: 'email', keepPhone: 'phone' } as const satisfies Record<string, Factor>;
const removed = { removeGoogle: 'google', removeEmail: 'email', removePhone: 'phone' } as const satisfies Record<string, Factor>;

export const remove = createGuarded({
  endpoint: account.closeSafety,
  params: (item: Factor, codes) => ({ body: { item, ...codes } }),
  resetOn: dialogLeft,
});
export const whitelist = createGuarded({
  endpoint: capital.editAddressSetting,
  params: (isWhitelistOn: boolean, codes) => ({ body: { isWhitelistOn, ...codes } }),
  resetOn: dialogLeft,
});
const keep = mutation({
  endpoint: account.cancelSafetyItem,
  params: (item: Factor) => ({ body: { item } }),
  resetOn: dialogLeft,
});
const freeze = mutation<typeof account.freezeAccount, void>({
  endpoint: account.freezeAccount,
  params: () => ({}),
  resetOn: dialogLeft,
});
export const $isPending = or(remove.$isPending, whitelist.$isPending, keep.$isPending, freeze.$isPending);

const asked = sample({
  clock: confirmed,
  source: combine({ dialog: $dialog, isPending: $isPending }),
  filter: ({ isPending }) => !isPending,
  fn: ({ dialog }) => dialog,
});
sample({
  clock: asked.filterMap((dialog) =>
    dialog === 'removeGoogle' || dialog === 'removeEmail' || dialog === 'removePhone' ? removed[dialog] : undefined,
  ),
  target: remove.asked,
});
sample({
  clock: asked.filterMap((dialog) => (dialog === 'whitelistOn' ? true : dialog === 'whitelistOff' ? false : undefined)),
  target: whitelist.asked,
});
sample({ clock: asked.filter({ fn: (dialog) => dialog === 'freeze' }), fn: () => {}, target: freeze.submitted });
sample({
  clock: asked.filterMap((dialog) =>
    dialog === 'keepGoogle' || dialog === 'keepEmail' || dialog === 'keepPhone' ? kept[dialog] : undefined,
  ),
  target: keep.submitted,
});
tellChange(keep.done, 'security.removalCancelled');
tellChange(remove.done, 'security.removed');
tellChange(whitelist.done, 'security.whitelistChanged');
tellChange(freeze.done, 'security.frozenTitle');
