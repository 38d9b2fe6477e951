import { combine, createEvent, createStore, sample } from 'effector';
import type { AddressBookEntry } from '@/contract/capital';
import { userChanged } from '@/entities/session';
import { $isSaving, addressBookClosed, create, entrySaved, renameEntry } from './addressBook';
import { WithdrawGate } from './selection';

/** Opens an address book entry for editing. */
export const entryOpened = createEvent<AddressBookEntry>();
export const entryClosed = createEvent();
export const entryLabelTyped = createEvent<string>();
export const entryWhitelistSet = createEvent<boolean>();
export const entryChangeSaved = createEvent();

const dialogResetOn = [entryClosed, create.done, renameEntry.done, addressBookClosed, WithdrawGate.close, userChanged] as const;
/** The entry being edited; null if none. */
export const $entry = createStore<AddressBookEntry | null>(null)
  .on(entryOpened, (_, entry) => entry)
  .reset(...dialogResetOn);
export const $entryLabel = createStore('')
  .on(entryOpened, (_, entry) => entry.remark)
  .on(entryLabelTyped, (_, label) => label);
/** Whether the entry is to be on the whitelist; a whitelisted entry stays on it until removed. */
export const $isEntryWhitelisted = createStore(false)
  .on(entryOpened, (_, { isWhitelisted }) => isWhitelisted)
  .on(entryWhitelistSet, (_, isOn) => isOn);
export const $isEntrySaving = combine($isSaving, renameEntry.$isPending, (isSaving, isRenaming) => isSaving || isRenaming);

const changed = sample({
  clock: entryChangeSaved,
  source: { entry: $entry, label: $entryLabel, isWhitelisted: $isEntryWhitelisted },
}).filterMap(({ entry, label, isWhitelisted }) =>
  entry === null ? undefined : { ...entry, remark: label.trim(), isNewlyWhitelisted: isWhitelisted && !entry.isWhitelisted },
);
// Only whitelisting requires verification, renaming does not.
sample({
  clock: changed.filter({ fn: ({ isNewlyWhitelisted }) => isNewlyWhitelisted }),
  fn: ({ coinId, network, address, memo, remark: label }) => ({ coinId, network, address, memo, remark: label, isWhitelisted: true }),
  target: entrySaved,
});
sample({
  clock: changed.filter({ fn: ({ isNewlyWhitelisted }) => !isNewlyWhitelisted }),
  fn: ({ id, remark: label }) => ({ id, remark: label }),
  target: renameEntry.submitted,
});
