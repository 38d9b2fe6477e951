import { combine, createEvent, createStore, merge, sample } from 'effector';
import { emptyDraft, identity, type DraftFields, type KycCompanyBasicInfo } from '@/contract/identity';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, query } from '@/shared/api';
import { $isVisible, cameOnline, delay } from '@/shared/lib';
import { applied, VerificationGate } from './model';

export type FieldName = keyof DraftFields;
type Patch = Partial<DraftFields>;

/** A text of a form has changed. */
export const fieldTyped = createEvent<Patch>();
export const faceCheckOpened = createEvent();

const $isOpen = combine(VerificationGate.state, $isLoggedIn, ({ level }, isIn) => level !== null && isIn);

/** The face check of the partner: its address, asked for anew by every start. */
const faceForm = mutation({ endpoint: identity.amlFormUrl, params: () => ({}), resetOn: userChanged });
sample({ clock: faceCheckOpened, target: faceForm.submitted });
/** The partner's form has an address. */
export const faceFormMade = faceForm.done;
export const $isFaceFormPending = faceForm.$isPending;
/** Why the face check could not be started. */
export const $faceFormError = faceForm.$error;

/** What was filled in on any device; asked again while the partner has not answered. */
export const draft = query({
  endpoint: identity.draft,
  $params: $isOpen.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [faceForm.done, applied],
  resetOn: userChanged,
  poll: { every: 3000, while: ({ faceCheck }) => faceCheck === 'waiting' },
});
export const $faceCheck = draft.$latest.map((data) => data?.faceCheck ?? 'none');

/** What a company has saved of itself. */
export const companyBasics = query({
  endpoint: identity.companyBasicInfo,
  $params: combine(VerificationGate.state, $isLoggedIn, ({ level }, isIn) => (level === 'company' && isIn ? {} : null)),
  resetOn: userChanged,
});

const save = mutation({
  endpoint: identity.saveDraft,
  params: (fields: Patch) => ({ body: { fields } }),
  whilePending: 'sendLast',
  resetOn: userChanged,
});

/** What was typed here and is not known to be kept. */
const $unsaved = createStore<Patch>({}, { serialize: 'ignore' })
  .on(fieldTyped, (unsaved, patch) => ({ ...unsaved, ...patch }))
  .on(save.done, (unsaved, { params }) => withoutKept(unsaved, params))
  .reset(userChanged);
/** What was typed here since the page was opened: newer than what is known from the exchange. */
const $typed = createStore<Patch>({}, { serialize: 'ignore' })
  .on(fieldTyped, (typed, patch) => ({ ...typed, ...patch }))
  .reset(userChanged, draft.done, applied);

/** Every text of the forms as it stands. */
export const $values = combine(draft.$latest, companyBasics.$latest, $typed, $unsaved, (known, company, typed, unsaved): DraftFields => ({
  ...emptyDraft(),
  ...(company && companyTexts(company)),
  ...filled(known?.fields ?? {}),
  ...typed,
  ...unsaved,
}));

const hidden = $isVisible.updates.filter({ fn: (isVisible) => !isVisible });
const paused = delay({ source: fieldTyped, ms: 500 });
sample({
  clock: merge([paused, VerificationGate.close, hidden, cameOnline]),
  source: $unsaved,
  filter: (unsaved) => Object.keys(unsaved).length > 0,
  target: save.submitted,
});

const $isSavedHere = createStore(false)
  .on(save.done, () => true)
  .reset(VerificationGate.close, userChanged);
/** Whether all that was typed is kept. */
export const $saveState = combine(
  $unsaved,
  save.$isPending,
  save.$error,
  draft.$latest,
  $isSavedHere,
  (unsaved, isPending, error, known, isSaved) => {
    if (isPending || (Object.keys(unsaved).length > 0 && error === null)) return 'saving' as const;
    if (error !== null) return 'failed' as const;
    return isSaved || typeof known?.savedTime === 'number' ? ('saved' as const) : ('none' as const);
  },
);

function withoutKept(unsaved: Patch, kept: Patch): Patch {
  const known = new Map<string, string>(Object.entries(kept));
  return Object.fromEntries(Object.entries(unsaved).filter(([name, text]) => known.get(name) !== text));
}

/** What a company has saved, as the texts of the draft. */
export function companyTexts({ country, ...texts }: KycCompanyBasicInfo): Patch {
  return { ...texts, companyCountry: country };
}

function filled(fields: Patch): Patch {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}
