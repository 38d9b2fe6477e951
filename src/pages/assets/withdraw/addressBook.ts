import { combine, createEvent, createStore, sample } from 'effector';
import { challengeFactors, type SecurityCodes } from '@/contract/account';
import { capital } from '@/contract/capital';
import { addressProblem } from '@/contract/chains';
import { code } from '@/contract/codes';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { failureToast, toastRequested } from '@/entities/toasts';
import { createChallenge, isAboutProof } from '@/features/challenge';
import { mutation, query } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';
import { $address, $coinId, $memo, $network, check, entryChosen, WithdrawGate } from './selection';

export const addressBookOpened = createEvent();
export const addressBookClosed = createEvent();
export const labelTyped = createEvent<string>();
export const whitelistedSet = createEvent<boolean>();
/** Saves the address of the form. */
export const saveRequested = createEvent();
export const removeRequested = createEvent<number>();
/** Turns the whitelist on or off. */
export const whitelistSwitched = createEvent<boolean>();

export const $isAddressBookOpen = createStore(false)
  .on(addressBookOpened, () => true)
  .reset(addressBookClosed, entryChosen, WithdrawGate.close, userChanged);

/** An address to be saved. */
export interface Draft {
  readonly coinId: number;
  readonly network: string;
  readonly address: string;
  readonly memo: string;
  readonly remark: string;
  readonly isWhitelisted: boolean;
}
export const create = mutation({
  endpoint: capital.createAddress,
  params: (body: Draft & SecurityCodes) => ({ body }),
  resetOn: addressBookClosed,
});
/** Renames an entry. */
export const renameEntry = mutation({
  endpoint: capital.remarkAddress,
  params: (body: { readonly id: number; readonly remark: string }) => ({ body }),
  resetOn: addressBookClosed,
});
export const remove = mutation({ endpoint: capital.removeAddress, params: (id: number) => ({ query: { id } }), key: (id) => id });
const whitelistSetting = mutation({
  endpoint: capital.editAddressSetting,
  params: (body: { readonly isWhitelistOn: boolean } & SecurityCodes) => ({ body }),
  resetOn: addressBookClosed,
});
export const $isSaving = create.$isPending;

/** Address book entries of the selected coin. */
export const entries = query({
  endpoint: capital.addressBook,
  $params: combine($isAddressBookOpen, $isLoggedIn, $coinId, (isOpen, isLoggedIn, coinId) =>
    isOpen && isLoggedIn && coinId !== null ? { body: { coinId } } : null,
  ),
  refetchOn: [create.done, remove.done, renameEntry.done],
  resetOn: userChanged,
});

const draftResetOn = [create.done, addressBookClosed, entryChosen, WithdrawGate.close, userChanged] as const;
export const $label = createStore('')
  .on(labelTyped, (_, label) => label)
  .reset(...draftResetOn);
export const $isWhitelisted = createStore(false)
  .on(whitelistedSet, (_, isOn) => isOn)
  .reset(...draftResetOn);

/** The form's address as an entry; null if it is not valid. */
export const $draft = combine(
  { coinId: $coinId, network: $network, address: $address, memo: $memo, remark: $label, isWhitelisted: $isWhitelisted },
  ({ coinId, network, address, memo, ...rest }): Draft | null =>
    coinId === null || network === null || address.trim() === '' || addressProblem(network.network, address) !== null
      ? null
      : { ...rest, coinId, network: network.network, address: address.trim(), memo: network.needsMemo ? memo.trim() : '' },
);

/** Challenges that guard whitelist entries and the whitelist itself. */
export const entryChallenge = createChallenge(create);
export const whitelistChallenge = createChallenge(whitelistSetting);
const $factors = check.$data.map((data) =>
  challengeFactors.filter((factor) => factor !== 'tradePassword' && data?.factors.includes(factor)),
);
const challengeRequestFor = (factors: readonly (typeof challengeFactors)[number][]) => ({
  purpose: 'security' as const,
  loginName: null,
  factors,
});

/** Saves an address: the one of the form or an existing entry. */
export const entrySaved = createEvent<Draft>();
const $draftToSave = createStore<Draft | null>(null)
  .on(entrySaved, (_, draft) => draft)
  .reset(...draftResetOn);
sample({ clock: sample({ clock: saveRequested, source: $draft }).filterMap((draft) => draft ?? undefined), target: entrySaved });
sample({ clock: entrySaved.filter({ fn: ({ isWhitelisted }) => !isWhitelisted }), target: create.submitted });
sample({
  clock: entrySaved.filter({ fn: ({ isWhitelisted }) => isWhitelisted }),
  source: $factors,
  fn: challengeRequestFor,
  target: entryChallenge.opened,
});
sample({
  clock: sample({
    clock: entryChallenge.proofSubmitted,
    source: $draftToSave,
    fn: (draft, codes) => (draft ? { ...draft, ...codes } : null),
  }),
  filter: (body) => body !== null,
  target: create.submitted,
});

const $requestedWhitelist = createStore(false).on(whitelistSwitched, (_, isOn) => isOn);
sample({ clock: whitelistSwitched, source: $factors, fn: challengeRequestFor, target: whitelistChallenge.opened });
sample({
  clock: whitelistChallenge.proofSubmitted,
  source: $requestedWhitelist,
  fn: (isWhitelistOn, codes) => ({ isWhitelistOn, ...codes }),
  target: whitelistSetting.submitted,
});
sample({ clock: removeRequested, target: remove.submitted });
sample({ clock: whitelistSetting.done, fn: () => {}, target: check.refetched });
sample({ clock: [addressBookClosed, WithdrawGate.close], fn: () => {}, target: [entryChallenge.closed, whitelistChallenge.closed] });

sample({
  clock: [create.done, renameEntry.done],
  fn: () => ({ tone: 'success' as const, text: { key: 'withdraw.addressSaved' as const } }),
  target: toastRequested,
});
sample({
  clock: remove.done,
  fn: () => ({ tone: 'success' as const, text: { key: 'withdraw.addressRemoved' as const } }),
  target: toastRequested,
});

const refusalTexts: ReadonlyMap<number, TextKey<'withdraw'>> = new Map<number, TextKey<'withdraw'>>([
  [code.addressInvalid.code, 'withdraw.addressRefused'],
  [code.addressListed.code, 'withdraw.addressListed'],
  [code.tooManyAddresses.code, 'withdraw.addressTooMany'],
]);
// Errors of both mutations are reported here, except those about verification, which the challenge dialog reports unless a factor is missing.
sample({
  clock: [create.failed, whitelistSetting.failed],
  filter: ({ error: { failure } }) =>
    failure.kind !== 'business' || failure.code === code.factorMissing.code || !isAboutProof(failure.code),
  fn: ({ error }) => {
    const key = error.failure.kind === 'business' ? refusalTexts.get(error.failure.code) : undefined;
    return key ? { tone: 'danger' as const, text: { key } } : failureToast(error);
  },
  target: toastRequested,
});
